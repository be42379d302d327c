import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EventStream } from '../support/event-stream.ts';
import { refused } from '../support/fake-backend.ts';
import type { Row } from '../support/fake-table.ts';
import { chatSession, messageRow } from '../support/people.ts';
import { begun, bubbles, ChatTest, card, done, failure, help, input, turnId } from './chat-test.ts';

const chat = new ChatTest();
const lastBody = () => chat.sends().at(-1)?.body as Row;

/** A chat of two exchanges, its rows newest first. */
async function openTalk() {
  const said = ['Hello', 'Good evening.', 'How are you?', 'Fine.'];
  chat.backend.tables.messages = said
    .map((message_text, index) => messageRow({ message_text, message_type: index % 2 ? 'ai' : 'user' }))
    .reverse();
  const { user } = await chat.open();
  await screen.findByText('Fine.');
  return user;
}

/** The id of a message by its number, 0 being the first. */
const idOf = (number: number) => chat.backend.tables.messages?.at(-1 - number)?.id as string;
const at = (number: number) => within(bubbles()[number] as HTMLElement);
const regenerate = (number: number) => at(number).findByRole('button', { name: /^Write a new reply/ });
const goOn = (number: number) => at(number).findByRole('button', { name: /^Continue this reply/ });

/** The server has the reply as another version of the message with that number, where the path ends. */
function storeVersion(number: number, text: string): void {
  const rows = chat.backend.tables.messages ?? [];
  const row = rows.at(-1 - number) as Row;
  const version = { id: done('').replyId, turn_id: turnId, message_text: text, version: 2, versions: 2 };
  chat.backend.tables.messages = [
    { ...row, ...version, previous_id: row.id, previous_messages: rows.length - number },
    ...rows.slice(rows.length - number),
  ];
}

async function finish(number: number, text: string): Promise<void> {
  storeVersion(number, text);
  chat.stream.send('done', done(text));
  chat.stream.end();
  await screen.findByText('2 of 2');
}

describe('a reply that is written again', () => {
  it('[R-KEEP-02] can be any of the companion’s, and is written in its place with what follows hidden', async () => {
    const user = await openTalk();
    const target = idOf(1);
    await user.click(await regenerate(1));
    await waitFor(() => expect(chat.sends()).toHaveLength(1));
    expect(lastBody()).toEqual({
      mode: 'again',
      companionId: 'suki',
      messageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      target,
    });
    expect(bubbles()).toHaveLength(1);
    chat.stream.send('turn', { ...begun, askedId: idOf(0) });
    chat.stream.send('delta', { text: 'Oh, hello!', at: 0 });
    expect(await screen.findByText('Oh, hello!')).toBeVisible();
    expect(screen.queryByText('Good evening.')).not.toBeInTheDocument();
    expect(bubbles()).toHaveLength(2);
    await finish(1, 'Oh, hello!');
    expect(bubbles()).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Previous version, 3 messages' })).toBeVisible();
    expect(screen.getByText('3 messages on another path')).toBeVisible();
  });

  it('shows what was there before with an error below it when it fails, and can be tried again', async () => {
    const user = await openTalk();
    await user.click(await regenerate(1));
    await waitFor(() => expect(chat.sends()).toHaveLength(1));
    chat.stream.send('turn', { ...begun, askedId: idOf(0) });
    chat.stream.send('error', failure);
    chat.stream.end();
    const error = await screen.findByRole('alert');
    expect(error).toHaveTextContent('Error: Failed. Try again.');
    expect(bubbles()).toHaveLength(4);
    const fromTheError = error.compareDocumentPosition(bubbles()[2] as HTMLElement);
    expect(fromTheError & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(input()).toHaveValue('');
    chat.stream = new EventStream();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(chat.sends()).toHaveLength(2));
    expect(chat.sends()[1]?.body).toEqual(chat.sends()[0]?.body);
  });

  it('shows what was there before when help lines replace it', async () => {
    const user = await openTalk();
    await user.click(await regenerate(3));
    await waitFor(() => expect(chat.sends()).toHaveLength(1));
    chat.stream.send('turn', { ...begun, askedId: idOf(2) });
    chat.stream.send('wait', { reason: 'reasoning' });
    chat.stream.send('delta', { text: 'Not so well.', at: 0 });
    expect(await screen.findByText('Not so well.')).toBeVisible();
    chat.stream.send('safety', help());
    chat.stream.end();
    expect(await card()).toBeVisible();
    expect(screen.queryByText('Not so well.')).not.toBeInTheDocument();
    expect(bubbles()).toHaveLength(4);
  });

  it('is not begun when the message is gone: the page says so and reads the conversation again', async () => {
    const user = await openTalk();
    const detail = 'This message is not here any more.';
    chat.backend.endpoint('chat-send', () => refused(404, 'not_found', detail));
    const rows = chat.backend.tables.messages ?? [];
    chat.backend.tables.messages = rows.slice(2);
    await user.click(await regenerate(3));
    expect(await screen.findByText(detail)).toBeVisible();
    await waitFor(() => expect(bubbles()).toHaveLength(2));
  });

  it('on another device is followed in its place, by the message that it answers', async () => {
    chat.backend.endpoint('chat-turn', () => chat.stream.response);
    chat.backend.endpoint('chat-ensure', () => Response.json(chatSession({ runningTurnId: turnId })));
    await openTalk();
    chat.stream.send('turn', { ...begun, askedId: idOf(0) });
    chat.stream.send('delta', { text: 'Oh, hello!', at: 0 });
    expect(await screen.findByText('Oh, hello!')).toBeVisible();
    expect(bubbles().map((bubble) => bubble.textContent)).toHaveLength(2);
    expect(screen.queryByText('Fine.')).not.toBeInTheDocument();
  });
});

describe('a reply that is continued', () => {
  it('[R-KEEP-03] shows the old words and what comes behind them in the same place', async () => {
    const user = await openTalk();
    await user.click(await goOn(3));
    await waitFor(() => expect(chat.sends()).toHaveLength(1));
    expect(lastBody()).toMatchObject({ mode: 'continue', target: idOf(3) });
    expect(screen.getByText('Fine.')).toBeVisible();
    chat.stream.send('turn', { ...begun, askedId: idOf(2), text: 'Fine.' });
    chat.stream.send('delta', { text: ' And you?', at: 5 });
    expect(await screen.findByText('Fine. And you?')).toBeVisible();
    expect(bubbles()).toHaveLength(4);
    await finish(3, 'Fine. And you?');
    expect(bubbles()).toHaveLength(4);
  });

  it('[R-KEEP-03] changes nothing when it fails', async () => {
    const user = await openTalk();
    await user.click(await goOn(3));
    await waitFor(() => expect(chat.sends()).toHaveLength(1));
    chat.stream.send('turn', { ...begun, askedId: idOf(2), text: 'Fine.' });
    chat.stream.send('delta', { text: ' And', at: 5 });
    await screen.findByText('Fine. And');
    chat.stream.send('error', failure);
    chat.stream.end();
    expect(await screen.findByText('Error: Failed. Try again.')).toBeVisible();
    expect(screen.getByText('Fine.')).toBeVisible();
    expect(screen.queryByText('Fine. And')).not.toBeInTheDocument();
  });

  it('[R-KEEP-03] that is stopped before a new word leaves the old one alone', async () => {
    const user = await openTalk();
    await user.click(await goOn(3));
    await waitFor(() => expect(chat.sends()).toHaveLength(1));
    chat.stream.send('turn', { ...begun, askedId: idOf(2), text: 'Fine.' });
    chat.stream.send('done', { ...done('Fine.'), status: 'stopped', replyId: null });
    chat.stream.end();
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
    expect(bubbles()).toHaveLength(4);
  });
});

it('nothing else can be changed while a version is being written', async () => {
  const user = await openTalk();
  await user.click(await regenerate(3));
  expect(screen.queryByRole('button', { name: 'Edit message' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Continue/ })).not.toBeInTheDocument();
  act(() => chat.stream.break());
});
