import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { readMessagesAgain } from '#shared/message-changes.ts';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { userId, userRow } from '../support/people.ts';

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({})];
  backend.tables.announcements = [];
});

it('[R-CACHE-01] messages are counted once in 3 days, and again after a new message', async () => {
  const counts = () => backend.calls('HEAD', 'messages').length;
  const visit = async (count: number) => {
    cleanup();
    openPage('/dashboard');
    const main = within(await screen.findByRole('main'));
    await waitFor(() =>
      expect(main.getByText('Messages').closest('div')).toHaveTextContent(`Messages${count}`),
    );
  };
  await visit(0);
  await visit(0);
  expect(counts()).toBe(1);
  cleanup();
  backend.tables.messages = [{ user_id: userId }];
  await readMessagesAgain(queryClient);
  await visit(1);
  expect(counts()).toBe(2);
});

it('a blocked person sees that the account is blocked and whom to write to, and no zeros', async () => {
  backend.tables.users = [userRow({ status: 'blocked' })];
  backend.table('POST', 'rpc/count_active_chats', () => Response.json(null));
  openPage('/dashboard');
  expect(await screen.findByText('Your account is blocked.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'write to support' })).toHaveAttribute('href', '/contact');
  await waitFor(() => expect(screen.queryByText('Days active')).not.toBeInTheDocument());
  expect(screen.queryByText('There is no news yet.')).not.toBeInTheDocument();
  cleanup();
  openPage('/subscription');
  await screen.findByText('Next billing date');
  expect(screen.queryByText(/null|Active chats/)).not.toBeInTheDocument();
});
