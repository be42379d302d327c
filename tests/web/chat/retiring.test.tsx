import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatLongDay, formatShortDay } from '#lib/format-date-time.ts';
import { openChatMenu } from '../support/chat-menu.ts';
import { refused } from '../support/fake-backend.ts';
import { chatSession, companionRow, messageRow } from '../support/people.ts';
import { bubbles, ChatTest, input } from './chat-test.ts';

const chat = new ChatTest();
const retired = 'This companion has retired. What was said stays here for you to read and export.';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

function openWith(retiresAt: string | null, messages = [messageRow({ message_type: 'ai' }), messageRow({})]) {
  chat.backend.tables.companions = [
    companionRow({ retires_at: retiresAt, greeting: 'Hello!', openers: ['Good morning.'] }),
  ];
  chat.backend.tables.messages = messages;
  return chat.open();
}

describe('a companion that retires on a day to come', () => {
  it('[R-SELF-06] names the day calmly, and everything goes on', async () => {
    const day = inDays(30);
    await openWith(day);
    const line = await within(screen.getByRole('log')).findByText(/^Suki retires on/);
    expect(line).toHaveTextContent(
      `Suki retires on ${formatLongDay(day)}. Until then everything is as it was; afterwards you can still read and export this chat.`,
    );
    expect(input()).toBeEnabled();
    expect(screen.queryByText(retired)).not.toBeInTheDocument();
  });
});

describe('a companion that has retired', () => {
  it('[R-SELF-06] says so in the composer’s place, with the way to the export', async () => {
    await openWith(inDays(-1));
    expect(await screen.findByText(retired)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Export your data' })).toHaveAttribute(
      'href',
      '/profile?tab=security',
    );
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByText(/retires on/)).not.toBeInTheDocument();
    expect(bubbles()).toHaveLength(2);
  });

  it('[R-SELF-06] leaves what was said to be read, copied and deleted, and asks for no reply', async () => {
    await openWith(inDays(-1), [
      messageRow({ message_type: 'ai', versions: 2, version: 2, previous_id: 'x' }),
    ]);
    const reply = within(await screen.findByRole('article', { name: /^Suki, / }));
    expect(await reply.findByRole('button', { name: 'Copy message' })).toBeInTheDocument();
    expect(reply.getByRole('button', { name: 'Delete message' })).toBeInTheDocument();
    expect(await reply.findByRole('button', { name: 'Previous version' })).toBeInTheDocument();
    expect(reply.queryByRole('button', { name: /costs a message/ })).not.toBeInTheDocument();
  });

  it('[R-SELF-06] begins no chat and offers no version', async () => {
    const id = '50000000-0000-4000-8000-000000000001';
    const newest = { id, number: 2, at: inDays(-2), isOffered: true, changes: [] };
    const version = { id: id.replace(/1$/, '2'), number: 1, newest, previous: null };
    chat.backend.endpoint('chat-ensure', () => Response.json(chatSession({ version })));
    const { user } = await openWith(inDays(-1), []);
    await screen.findByText(retired);
    await openChatMenu(user);
    expect(screen.queryByRole('button', { name: /version/i })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Suki has changed/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Good morning.' })).not.toBeInTheDocument();
    expect(bubbles()).toHaveLength(0);
  });

  it('[R-SELF-06] keeps words in sight that were written when the day came', async () => {
    chat.backend.endpoint('chat-send', () => refused(409, 'companion_retired', retired));
    const { user } = await openWith(null);
    await user.type(input(), 'One last thing{Enter}');
    expect(await screen.findByText(retired)).toBeVisible();
    await waitFor(() => expect(screen.getByText('Not sent: One last thing')).toBeVisible());
    expect(screen.queryByText(/^Error/)).not.toBeInTheDocument();
  });

  it('[R-SELF-06] is marked in the list of conversations, as is the day before', async () => {
    const day = inDays(30);
    const row = (companion_id: string, name: string, retires_at: string) => ({
      companion_id,
      name,
      tagline: 'Draws',
      image_url: '/portraits/suki.svg',
      profile_gradient_from: null,
      profile_gradient_to: null,
      last_text: 'Hello',
      last_type: 'user',
      last_at: '2026-11-20T10:00:00+00:00',
      is_saved: true,
      expires_at: null,
      retires_at,
    });
    chat.backend.table('POST', 'rpc/list_conversations', () =>
      Response.json([row('suki', 'Suki', day), row('luca', 'Luca', inDays(-1))]),
    );
    const { user } = await openWith(day);
    await openChatMenu(user);
    await user.click(screen.getByRole('button', { name: /^Conversations/ }));
    const list = within(await screen.findByRole('navigation', { name: 'Your conversations' }));
    expect(await list.findByRole('link', { name: /Suki/ })).toHaveTextContent(
      `Retires ${formatShortDay(day)}`,
    );
    expect(list.getByRole('link', { name: /Luca/ })).toHaveTextContent('Retired');
  });
});
