import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../support/fake-backend.ts';
import type { Row } from '../support/fake-table.ts';
import { messageRow } from '../support/people.ts';
import { begun, bubbles, ChatTest, input } from './chat-test.ts';

const chat = new ChatTest();
const chatId = '30000000-0000-4000-8000-000000000001';
const switches = () => chat.backend.calls('POST', 'chat-path').map(({ body }) => body);
const announced = () =>
  [...document.querySelectorAll('[aria-live="polite"] p')].map((line) => line.textContent);

const previous = () => screen.getByRole('button', { name: /^Previous version/ });
const next = () => screen.getByRole('button', { name: /^Next version/ });

let versions: Row[];
let hidden: number[];

/** What the server shows: a question, the version of the reply with that number (0 is the first), and what follows. */
function show(number: number): void {
  const version = (at: number) => versions[at]?.id ?? null;
  const reply = {
    ...versions[number],
    version: number + 1,
    versions: versions.length,
    previous_id: version(number - 1),
    previous_messages: hidden[number - 1] ?? null,
    next_id: version(number + 1),
    next_messages: hidden[number + 1] ?? null,
  };
  const below = Array.from({ length: (hidden[number] ?? 1) - 1 }, (_, index) =>
    messageRow({ message_text: `After ${number + 1}: ${index}` }),
  );
  chat.backend.tables.messages = [...below.reverse(), reply, question];
}

let question: Row;
beforeEach(() => {
  question = messageRow({ message_text: 'How are you?' });
  versions = ['One', 'Two', 'Three'].map((message_text) => messageRow({ message_text, message_type: 'ai' }));
  hidden = [1, 1, 1];
  chat.backend.endpoint('chat-path', ({ body }) => {
    show(versions.findIndex(({ id }) => id === (body as Row).messageId));
    return Response.json({ success: true });
  });
});

async function openAt(number: number) {
  show(number);
  const { user } = await chat.open();
  await screen.findByText(`${number + 1} of 3`);
  return user;
}

describe('the versions of a message', () => {
  it('[R-KEEP-01] are shown one after the other with the buttons, which keep the focus', async () => {
    const user = await openAt(2);
    await user.click(previous());
    expect(await screen.findByText('Two')).toBeVisible();
    expect(screen.queryByText('Three')).not.toBeInTheDocument();
    expect(switches()).toEqual([{ chatId, messageId: versions[1]?.id }]);
    await waitFor(() => expect(previous()).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('One')).toBeVisible();
    await waitFor(() => expect(previous()).toHaveFocus());
    expect(previous()).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(switches()).toHaveLength(2);
  });

  it('[R-KEEP-01] are shown with the arrow keys while the focus is on the message or below it', async () => {
    const user = await openAt(1);
    await user.click(screen.getByText('Two'));
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('Three')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(switches()).toHaveLength(1);
    next().focus();
    await user.keyboard('{ArrowLeft}');
    expect(await screen.findByText('Two')).toBeVisible();
    await waitFor(() => expect(previous()).toHaveFocus());
    input().focus();
    await user.keyboard('{ArrowLeft}');
    expect(switches()).toHaveLength(2);
  });

  it.each([
    ['to the left shows the next one', { x: -80, y: 10 }, 'Three'],
    ['to the right shows the previous one', { x: 80, y: 10 }, 'One'],
    ['up or down shows no other one', { x: 60, y: 90 }, 'Two'],
    ['that is short shows no other one', { x: -20, y: 0 }, 'Two'],
  ])('[R-KEEP-01] a swipe %s', async (_, { x, y }, shown) => {
    await openAt(1);
    const touch = { pointerType: 'touch', isPrimary: true, pointerId: 1, bubbles: true };
    const words = screen.getByText('Two');
    fireEvent(words, new PointerEvent('pointerdown', { ...touch, clientX: 200, clientY: 200 }));
    fireEvent(words, new PointerEvent('pointerup', { ...touch, clientX: 200 + x, clientY: 200 + y }));
    expect(await screen.findByText(shown)).toBeVisible();
    expect(switches()).toHaveLength(shown === 'Two' ? 0 : 1);
  });

  it('are announced once, politely', async () => {
    const user = await openAt(2);
    expect(announced()).toEqual([]);
    await user.click(previous());
    await screen.findByText('Two');
    await waitFor(() => expect(announced()).toEqual(['Version 2 of 3']));
  });

  it('[R-KEEP-02] say how many messages the path beside them has, and bring these back', async () => {
    hidden = [1, 24, 1];
    const user = await openAt(2);
    expect(screen.getByText('24 messages on another path')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous version, 24 messages' }));
    expect(await screen.findByText('After 2: 22')).toBeVisible();
    expect(bubbles()).toHaveLength(25);
    await user.click(next());
    expect(await screen.findByText('Three')).toBeVisible();
    await waitFor(() => expect(bubbles()).toHaveLength(2));
  });

  it('[R-KEEP-02] of a long path are read from the fork downward, page by page', async () => {
    hidden = [1, 80, 1];
    const user = await openAt(2);
    await user.click(previous());
    await waitFor(() => expect(bubbles()).toHaveLength(81));
    const above = question.id;
    expect(chat.reads()).toContainEqual({ p_companion_id: 'suki', p_after: above, p_limit: 50 });
    expect(chat.reads().filter(({ p_after }) => p_after !== undefined && p_after !== above)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /later messages/ })).not.toBeInTheDocument();
  });

  it('of the first message of a chat are read with what follows it', async () => {
    question = messageRow({ message_text: 'How are you?' });
    const first = {
      ...question,
      version: 2,
      versions: 2,
      previous_id: versions[0]?.id,
      previous_messages: 1,
    };
    chat.backend.tables.messages = [messageRow({ message_type: 'ai', message_text: 'Fine' }), first];
    chat.backend.endpoint('chat-path', () => {
      const other = { ...versions[0], version: 1, versions: 2, next_id: question.id, next_messages: 2 };
      chat.backend.tables.messages = [{ ...other, message_type: 'user' }];
      return Response.json({ success: true });
    });
    const { user } = await chat.open();
    await user.click(await screen.findByRole('button', { name: 'Previous version' }));
    expect(await screen.findByText('One')).toBeVisible();
    await waitFor(() => expect(bubbles()).toHaveLength(1));
  });

  it('are switched once, however often the button is pressed', async () => {
    const user = await openAt(2);
    let respond = (_: Response) => {};
    chat.backend.endpoint('chat-path', () => new Promise((resolve) => (respond = resolve)));
    await user.dblClick(previous());
    await waitFor(() => expect(switches()).toHaveLength(1));
    show(1);
    respond(Response.json({ success: true }));
    expect(await screen.findByText('Two')).toBeVisible();
    expect(switches()).toHaveLength(1);
  });

  it('stay as the server has them when it refuses, and the page says why', async () => {
    const user = await openAt(2);
    const detail = 'A reply is being written.';
    chat.backend.endpoint('chat-path', () => refused(409, 'turn_running', detail));
    show(0);
    await user.click(previous());
    expect(await screen.findByText(detail)).toBeVisible();
    expect(await screen.findByText('One')).toBeVisible();
  });

  it('cannot be switched while a reply is being written', async () => {
    const user = await openAt(1);
    await user.type(input(), 'And now?{Enter}');
    await waitFor(() => expect(chat.sends()).toHaveLength(1));
    chat.stream.send('turn', begun);
    await waitFor(() => expect(previous()).toHaveAttribute('aria-disabled', 'true'));
    fireEvent.click(previous());
    fireEvent.keyDown(screen.getByText('Two'), { key: 'ArrowLeft' });
    expect(switches()).toHaveLength(0);
  });
});

it('a message that is the only one of its place has no pager', async () => {
  chat.backend.tables.messages = [messageRow({ message_text: 'Hello' })];
  await chat.open();
  await screen.findByText('Hello');
  expect(screen.queryByRole('group', { name: 'Versions' })).not.toBeInTheDocument();
});

it('[R-KEEP-06] words of the companion that the person edited are marked', async () => {
  chat.backend.tables.messages = [
    messageRow({ message_text: 'Mine', message_type: 'ai', is_edited: true }),
    messageRow({ message_text: 'Hello' }),
  ];
  await chat.open();
  const edited = within((await screen.findByText('Mine')).closest('article') as HTMLElement);
  expect(await edited.findByText('edited by you')).toBeVisible();
  expect(screen.getAllByText('edited by you')).toHaveLength(1);
});
