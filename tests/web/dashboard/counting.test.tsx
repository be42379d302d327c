import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { readMessagesAgain } from '#shared/message-changes.ts';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { companionRow, userId, userRow } from '../support/people.ts';

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({})];
  backend.tables.announcements = [];
});

it('[R-CACHE-01] what was done is read once in 3 days, and again after a new message', async () => {
  const reads = () => backend.calls('POST', 'rpc/own_figures').length;
  const sent = (count: number) =>
    backend.table('POST', 'rpc/own_figures', () =>
      Response.json({ messages_sent: count, companions_met: 1, since: new Date().toISOString() }),
    );
  const visit = async (text: string) => {
    cleanup();
    openPage('/dashboard');
    const figure = await screen.findByText(text);
    return figure.closest('div')?.textContent;
  };
  sent(1);
  expect(await visit('message sent')).toBe('message sent1');
  await visit('message sent');
  expect(reads()).toBe(1);
  cleanup();
  sent(2);
  await readMessagesAgain(queryClient);
  expect(await visit('messages sent')).toBe('messages sent2');
  expect(reads()).toBe(2);
});

it('[R-FIRST-22] [R-CACHE-02] a visit reads each list of people once, whenever its parts come, and the next visit again', async () => {
  const companion = companionRow({});
  backend.tables.user_favorites = [{ user_id: userId, companion_id: 'suki', companions: companion }];
  const reads = () =>
    ['users', 'user_favorites', 'companions'].map((table) => backend.calls('GET', table).length);
  const { router } = openPage('/dashboard');
  const isShown = () => screen.findByRole('button', { name: 'Remove Suki from favorites' });
  await isShown();
  await screen.findByRole('link', { name: 'Manage Subscription' });
  await act(async () => {});
  expect(reads()).toEqual([1, 2, 2]);
  await act(() => router.navigate('/about'));
  await screen.findByRole('heading', { level: 1, name: /^About/ });
  await act(() => router.navigate('/dashboard'));
  await isShown();
  // Everybody's companions are not the person's own: they are read once in 3 days.
  await waitFor(() => expect(reads()).toEqual([2, 4, 3]));
});
