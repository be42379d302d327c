import { SupabaseClient } from '@supabase/supabase-js';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#lib/query-client.ts';

import type { Row } from '../support/fake-table.ts';
import { messageRow } from '../support/people.ts';
import { bubbles, ChatTest } from './chat-test.ts';

let change = (_: Row) => {};

/** Realtime, as far as a chat listens to it. */
class Channel {
  on(_: string, { table }: { table: string }, listener: (news: { new: Row; old: Row }) => void) {
    if (table === 'chats') change = (row) => listener({ new: row, old: {} });
    return this;
  }
  subscribe(onStatus?: (status: string) => void) {
    onStatus?.('SUBSCRIBED');
    return this;
  }
}

beforeEach(() => {
  vi.spyOn(SupabaseClient.prototype, 'channel').mockImplementation(() => new Channel() as never);
  vi.spyOn(SupabaseClient.prototype, 'removeChannel').mockResolvedValue('ok');
});

const chat = new ChatTest();
const changed = { companion_id: 'suki', is_saved: true, expires_at: null };
const previous = () => screen.getByRole('button', { name: 'Previous version' });

it('shows at once what was said on another device', async () => {
  chat.backend.tables.messages = [messageRow({ message_text: 'Hello' })];
  await chat.open();
  await screen.findByText('Hello');
  chat.backend.tables.messages.unshift(messageRow({ message_text: 'Said there', message_type: 'ai' }));
  await act(async () => change(changed));
  expect(await screen.findByText('Said there')).toBeVisible();
});

it('[R-KEEP-01] a version keeps the focus when the news of its own switch comes before the answer', async () => {
  const [one, two] = ['One', 'Two'].map((text) => messageRow({ message_text: text, message_type: 'ai' }));
  chat.backend.tables.messages = [
    { ...two, version: 2, versions: 2, previous_id: one?.id, previous_messages: 1 },
  ];
  let answer = (_: Response) => {};
  chat.backend.endpoint('chat-path', () => new Promise((resolve) => (answer = resolve)));
  const { user } = await chat.open();
  await user.click(await screen.findByRole('button', { name: 'Previous version' }));
  chat.backend.tables.messages = [{ ...one, version: 1, versions: 2, next_id: two?.id, next_messages: 1 }];
  const reads = chat.reads().length;
  await act(async () => change(changed));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(async () => answer(Response.json({ success: true })));
  expect(await screen.findByText('One')).toBeVisible();
  await waitFor(() => expect(previous()).toHaveFocus());
  expect(bubbles()).toHaveLength(1);
  await waitFor(() => expect(chat.reads().length).toBeGreaterThan(reads + 1));
});
