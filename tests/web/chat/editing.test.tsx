import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refused } from '../support/fake-backend.ts';
import type { Row } from '../support/fake-table.ts';
import { messageRow, usage } from '../support/people.ts';

import { begun, bubbles, ChatTest, card, done, failure, help, turnId } from './chat-test.ts';

const chat = new ChatTest();
const editedId = '40000000-0000-4000-8000-0000000000ed';
const lastBody = () => chat.sends().at(-1)?.body as Row;
const field = () => screen.findByRole('textbox', { name: 'Edit your message' });
const edit = (bubble: number) =>
  within(bubbles()[bubble] as HTMLElement).findByRole('button', { name: 'Edit message' });

/** A chat of two exchanges. */
async function openTalk() {
  const said = ['Hello', 'Hi there', 'How are you?', 'Fine'];
  chat.backend.tables.messages = said
    .map((message_text, index) => messageRow({ message_text, message_type: index % 2 ? 'ai' : 'user' }))
    .reverse();
  const { user } = await chat.open();
  await screen.findByText('Fine');
  return user;
}

const idOf = (number: number) => chat.backend.tables.messages?.at(-1 - number)?.id as string;

/** The path ends with another version of the message with that number. */
function storeVersion(number: number, text: string, values: Row = {}): void {
  const rows = chat.backend.tables.messages ?? [];
  const row = rows.at(-1 - number) as Row;
  const hidden = { previous_id: row.id, previous_messages: rows.length - number };
  const version = { ...row, id: editedId, message_text: text, version: 2, versions: 2, ...hidden, ...values };
  chat.backend.tables.messages = [version, ...rows.slice(rows.length - number)];
}

describe('editing one’s own message', () => {
  it('[R-KEEP-02] sends the new words as a version with a new reply, in the place of what followed', async () => {
    const user = await openTalk();
    const target = idOf(0);
    await user.click(await edit(0));
    expect(await field()).toHaveValue('Hello');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await user.type(await field(), ' again');
    await user.click(screen.getByRole('button', { name: 'Save and get a new reply' }));
    await waitFor(() => expect(chat.sends()).toHaveLength(1));
    expect(lastBody()).toEqual({
      mode: 'edit',
      companionId: 'suki',
      messageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      target,
      text: 'Hello again',
      reply: true,
    });
    expect(bubbles()).toHaveLength(1);
    expect(bubbles()[0]).toHaveTextContent('Hello again');
    chat.stream.send('turn', { ...begun, askedId: editedId });
    chat.stream.send('delta', { text: 'Hello to you.', at: 0 });
    expect(await screen.findByText('Hello to you.')).toBeVisible();
    storeVersion(0, 'Hello again', { turn_id: turnId, client_message_id: lastBody().messageId });
    const reply = messageRow({ id: done('').replyId, message_type: 'ai', message_text: 'Hello to you.' });
    chat.backend.tables.messages?.unshift({ ...reply, turn_id: turnId });
    chat.stream.send('done', done('Hello to you.'));
    chat.stream.end();
    expect(await screen.findByText('2 of 2')).toBeVisible();
    expect(bubbles()).toHaveLength(2);
  });

  it('is sent with Ctrl+Enter, and a line break is made with Enter', async () => {
    const user = await openTalk();
    await user.click(await edit(2));
    await user.type(await field(), '{Enter}Really{Control>}{Enter}{/Control}');
    await waitFor(() => expect(lastBody()).toMatchObject({ text: 'How are you?\nReally', reply: true }));
  });

  it('without a reply is stored as the end of the path, and has the focus', async () => {
    const user = await openTalk();
    const target = idOf(2);
    chat.backend.endpoint('chat-send', () => {
      storeVersion(2, 'Are you well?');
      return Response.json({ success: true, edited: editedId });
    });
    await user.click(await edit(2));
    fireEvent.change(await field(), { target: { value: 'Are you well?' } });
    await user.click(screen.getByRole('button', { name: 'Save without a reply' }));
    expect(await screen.findByText('2 of 2')).toBeVisible();
    expect(lastBody()).toMatchObject({ mode: 'edit', target, text: 'Are you well?', reply: false });
    expect(screen.getByText('Are you well?')).toBeVisible();
    expect(bubbles()).toHaveLength(3);
    await waitFor(() => expect(screen.getByText('Are you well?').closest('[tabindex]')).toHaveFocus());
    expect(screen.getByText('2 messages on another path')).toBeVisible();
  });

  it('is closed with Escape and changes nothing', async () => {
    const user = await openTalk();
    await user.click(await edit(0));
    await user.type(await field(), ' again{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Edit your message' })).not.toBeInTheDocument();
    expect(screen.getByText('Hello')).toBeVisible();
    expect(screen.getByText('Hello').closest('[tabindex]')).toHaveFocus();
    expect(chat.sends()).toHaveLength(0);
  });

  it('keeps to the length of a message', async () => {
    const user = await openTalk();
    await user.click(await edit(0));
    fireEvent.change(await field(), { target: { value: 'x'.repeat(600) } });
    expect(await field()).toHaveValue('x'.repeat(500));
    expect(screen.getByText(/500\/500/)).toBeVisible();
    fireEvent.change(await field(), { target: { value: '  ' } });
    expect(screen.getByRole('button', { name: 'Save without a reply' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Save and get a new reply' })).toBeDisabled();
  });

  it('is free without a reply on a day without messages left', async () => {
    chat.backend.endpoint('chat-usage', () => Response.json({ success: true, ...usage({ remaining: 0 }) }));
    const user = await openTalk();
    await user.click(await edit(0));
    await user.type(await field(), ' again');
    expect(screen.getByRole('button', { name: 'Save and get a new reply' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Save without a reply' })).toBeEnabled();
  });
});

describe('an edit that is not taken', () => {
  it.each([
    ['refused', () => refused(404, 'not_found', 'This message is gone.'), 'This message is gone.'],
    ['lost', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed. Try again.'],
  ])('is open again with its words when it is %s', async (_, answer, text) => {
    const user = await openTalk();
    chat.backend.endpoint('chat-send', answer);
    await user.click(await edit(0));
    await user.type(await field(), ' again');
    await user.click(screen.getByRole('button', { name: 'Save and get a new reply' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(await field()).toHaveValue('Hello again');
    const { messageId } = lastBody();
    await waitFor(() => expect(bubbles()).toHaveLength(4));
    await user.click(screen.getByRole('button', { name: 'Save and get a new reply' }));
    await waitFor(() => expect(chat.sends()).toHaveLength(2));
    expect(lastBody().messageId).toBe(messageId);
  });

  it('keeps the form and its words when it was to be stored without a reply', async () => {
    const user = await openTalk();
    chat.backend.endpoint('chat-send', () => refused(400, 'content_refused', 'Not like this.'));
    await user.click(await edit(0));
    await user.type(await field(), ' again');
    await user.click(screen.getByRole('button', { name: 'Save without a reply' }));
    expect(await screen.findByText('Not like this.')).toBeVisible();
    expect(await field()).toHaveValue('Hello again');
  });

  it('keeps the edited message when only its reply fails', async () => {
    const user = await openTalk();
    await user.click(await edit(2));
    await user.type(await field(), '!');
    await user.click(screen.getByRole('button', { name: 'Save and get a new reply' }));
    await waitFor(() => expect(chat.sends()).toHaveLength(1));
    chat.stream.send('turn', { ...begun, askedId: editedId });
    storeVersion(2, 'How are you?!', { client_message_id: lastBody().messageId });
    chat.stream.send('error', failure);
    chat.stream.end();
    expect(await screen.findByText('Error: Failed. Try again.')).toBeVisible();
    await waitFor(() => expect(bubbles()).toHaveLength(3));
    expect(screen.getByText('How are you?!')).toBeVisible();
  });

  it('[R-CARE-07] shows help lines below the new version when it speaks of a crisis', async () => {
    const user = await openTalk();
    chat.backend.endpoint('chat-send', () => {
      storeVersion(2, 'I want to die', { turn_id: turnId, care_topic: 'suicide', care_level: 2 });
      const { topic, level, country, lines, language, withdraws } = help();
      const safety = { topic, level, country, lines, language, withdraws };
      return Response.json({ success: true, safety, turnId, askedId: editedId, remaining: 12 });
    });
    await user.click(await edit(2));
    await user.type(await field(), ' I want to die');
    await user.click(screen.getByRole('button', { name: 'Save without a reply' }));
    expect(await card()).toBeVisible();
    await waitFor(() => expect(bubbles().at(-1)).toHaveTextContent('I want to die'));
    expect(screen.queryByRole('textbox', { name: 'Edit your message' })).not.toBeInTheDocument();
  });

  it('[R-CARE-07] stays open with its words when help lines come and the words could not be kept', async () => {
    const user = await openTalk();
    chat.backend.endpoint('chat-send', () => {
      const { topic, level, country, lines, language, withdraws } = help();
      const safety = { topic, level, country, lines, language, withdraws };
      return Response.json({ success: true, safety, turnId: null, askedId: null, remaining: 12 });
    });
    await user.click(await edit(2));
    await user.type(await field(), ' I want to die');
    await user.click(screen.getByRole('button', { name: 'Save without a reply' }));
    expect(await card()).toBeVisible();
    expect(await field()).toHaveValue('How are you? I want to die');
  });
});

it('[R-KEEP-06] the companion’s words are edited without a reply, and it says that they are marked', async () => {
  const user = await openTalk();
  const target = idOf(3);
  chat.backend.endpoint('chat-send', () => {
    storeVersion(3, 'Very well', { is_edited: true });
    return Response.json({ success: true, edited: editedId });
  });
  await user.click(await edit(3));
  const words = await screen.findByRole('textbox', { name: 'Edit the words of Suki' });
  expect(screen.getByText(/marked ‘edited by you’/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /reply$/ })).not.toBeInTheDocument();
  fireEvent.change(words, { target: { value: 'Very well' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('edited by you')).toBeVisible();
  expect(lastBody()).toMatchObject({ mode: 'edit', target, text: 'Very well', reply: false });
});
