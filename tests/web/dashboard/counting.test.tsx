import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { readMessagesAgain } from '#shared/message-changes.ts';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { userRow } from '../support/people.ts';

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
