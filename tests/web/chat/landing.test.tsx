// @module-tag long
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '../support/fake-table.ts';
import { openPage } from '../support/open-page.tsx';
import { messageRow } from '../support/people.ts';
import { bubbles, ChatTest } from './chat-test.ts';

const chat = new ChatTest();
const chatId = '30000000-0000-4000-8000-000000000001';
const lost = '40000000-0000-4000-8000-0000000000aa';

/** So many messages; 50 are loaded at first. */
function talk(length: number) {
  chat.backend.tables.messages = Array.from({ length }, (_, index) =>
    messageRow({ message_text: `Word ${index}`, message_type: index % 2 ? 'ai' : 'user' }),
  ).reverse();
}

beforeEach(() => talk(10));

const idOf = (number: number) => chat.backend.tables.messages?.at(-1 - number)?.id as string;

async function openAt(messageId: string) {
  const page = openPage(`/chat?companionId=suki&messageId=${messageId}`);
  await screen.findByRole('log');
  return page;
}

/** The message itself, which takes the focus. */
const focused = (text: string) => waitFor(() => expect(document.activeElement).toHaveTextContent(text));

describe('a link to a message', () => {
  it('[R-MEM-04] opens the chat at a message that is loaded, with no other request', async () => {
    await openAt(idOf(8));
    await focused('Word 8');
    expect(chat.backend.calls('POST', 'rpc/find_message')).toEqual([]);
  });

  it('[R-MEM-04] opens it at a message far up, with what was said around it', async () => {
    talk(120);
    await openAt(idOf(40));
    await focused('Word 40');
    expect(screen.getByText('Word 39')).toBeInTheDocument();
    expect(screen.getByText('Word 41')).toBeInTheDocument();
    expect(chat.reads()).toContainEqual(expect.objectContaining({ p_after: idOf(40) }));
    expect(chat.reads()).toContainEqual(expect.objectContaining({ p_before: idOf(41) }));
  });

  it('[R-MEM-04] says of a deleted message that it is gone, and the chat stays', async () => {
    const { user } = await openAt(lost);
    expect(
      await screen.findByText('This message is gone. It was deleted, or its chat is over.'),
    ).toBeVisible();
    expect(bubbles()).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/^This message is gone/)).not.toBeInTheDocument();
  });

  it('[R-MEM-04] offers the version that a message is on, and switches step by step to it when asked', async () => {
    const steps = ['outer', lost];
    const shown: unknown[] = [];
    chat.backend.table('POST', 'rpc/find_message', () =>
      Response.json([{ is_shown: steps.length === 0, version_id: steps[0] ?? null }]),
    );
    chat.backend.endpoint('chat-path', ({ body }) => {
      shown.push(body);
      steps.shift();
      if (steps.length === 0) {
        const rows = chat.backend.tables.messages ?? [];
        const version: Row = messageRow({ id: lost, message_text: 'On the other version' });
        chat.backend.tables.messages = [version, ...rows.slice(5)];
      }
      return Response.json({ success: true });
    });
    const { user } = await openAt(lost);
    expect(await screen.findByText('This message is on another version.')).toBeVisible();
    expect(shown).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show that version' }));
    await focused('On the other version');
    expect(shown).toEqual([
      { chatId, messageId: 'outer' },
      { chatId, messageId: lost },
    ]);
    expect(screen.queryByText('This message is on another version.')).not.toBeInTheDocument();
  });
});
