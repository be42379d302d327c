import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepFirstMessage } from '#shared/first-message.ts';
import { announceChanges } from '#shared/saved-changes.ts';
import type { Row } from '../support/fake-table.ts';
import { companionRow, messageRow } from '../support/people.ts';
import { begun, bubbles, ChatTest, done, input, turnId } from './chat-test.ts';

const chat = new ChatTest();
const greeting = 'Oh, hello! The window seat is free.';
const openers = ['Draw my Monday.', 'I saw something odd.', 'Who was on the train?'];

function openWith(values: Row) {
  chat.backend.tables.companions = [companionRow({ greeting, openers, ...values })];
  return chat.open();
}

const opener = (text: string) =>
  within(screen.getByLabelText('You could say')).getByRole('button', { name: text });
const said = () => screen.getByRole('article', { name: /^Suki's greeting, / });
const shownOpeners = () => screen.queryByLabelText('You could say');

describe('a chat that opens and shows nothing', () => {
  it('[R-FIRST-02] has the companion’s greeting as her first message, with her face and three openers', async () => {
    await openWith({});
    expect(said()).toHaveTextContent(greeting);
    expect(said().querySelector('img')).toHaveAttribute('src', '/portraits/suki-face-calm.svg');
    for (const text of openers) expect(opener(text)).toBeVisible();
    expect(await within(said()).findByRole('button', { name: 'Copy message' })).toBeInTheDocument();
    expect(within(said()).getAllByRole('button')).toHaveLength(1);
    expect(chat.sends()).toHaveLength(0);
  });

  it('[R-FIRST-02] puts an opener into the composer, with the cursor at its end, and sends nothing', async () => {
    const { user } = await openWith({});
    await user.click(opener('Draw my Monday.'));
    expect(input()).toHaveValue('Draw my Monday.');
    expect(input()).toHaveFocus();
    expect((input() as HTMLTextAreaElement).selectionStart).toBe('Draw my Monday.'.length);
    await user.click(opener('I saw something odd.'));
    expect(input()).toHaveValue('I saw something odd.');
    expect(chat.sends()).toHaveLength(0);
  });

  it('[R-FIRST-02] adds an opener to what is typed already', async () => {
    const { user } = await openWith({});
    await user.type(input(), 'Good morning!');
    await user.click(opener('Draw my Monday.'));
    expect(input()).toHaveValue('Good morning! Draw my Monday.');
  });

  it('[R-FIRST-02] keeps the greeting in its place while it is stored with the first message', async () => {
    const { user } = await openWith({});
    const before = said();
    await user.type(input(), 'Hello{Enter}');
    await waitFor(() => expect(chat.sends()).toHaveLength(1));
    expect(shownOpeners()).not.toBeInTheDocument();
    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'Good morning.', at: 0 });
    await screen.findByText('Good morning.');
    chat.storeTurn('Hello', 'Good morning.');
    chat.backend.tables.messages = [
      ...(chat.backend.tables.messages ?? []),
      messageRow({
        message_text: greeting,
        message_type: 'ai',
        is_greeting: true,
        created_at: '2026-11-20T09:00:00+00:00',
      }),
    ];
    chat.stream.send('done', done('Good morning.'));
    chat.stream.end();
    expect(await within(before).findByRole('button', { name: 'Report message' })).toBeInTheDocument();
    expect(said()).toBe(before);
    expect(bubbles()).toHaveLength(3);
    const actions = within(said())
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(actions).toEqual(['Copy message', 'Edit message', 'Report message', 'Delete message']);
  });

  it('has the openers alone, or says who this is, for a companion without a greeting', async () => {
    await openWith({ greeting: null });
    expect(screen.getByRole('heading', { name: 'Say hello to Suki' })).toBeVisible();
    expect(bubbles()).toHaveLength(0);
    expect(opener('Draw my Monday.')).toBeVisible();
  });

  it('[R-FIRST-02] shows neither greeting nor openers above what was said', async () => {
    chat.backend.tables.messages = [messageRow({ message_text: 'Hello', turn_id: turnId })];
    await openWith({});
    expect(await screen.findByText('Hello')).toBeVisible();
    expect(bubbles()).toHaveLength(1);
    expect(shownOpeners()).not.toBeInTheDocument();
  });
});

describe('what was prepared before the chat opens', () => {
  it('[R-FIRST-07] stands in an empty composer, once, and is not sent', async () => {
    keepFirstMessage('suki', 'I saw something odd.');
    await openWith({});
    await waitFor(() => expect(input()).toHaveValue('I saw something odd.'));
    expect(localStorage.getItem('first_message')).toBeNull();
    expect(localStorage.getItem('chat_draft_suki')).toContain('I saw something odd.');
    expect(chat.sends()).toHaveLength(0);
  });

  it('[R-FIRST-07] takes no typed word away', async () => {
    localStorage.setItem(
      'chat_draft_suki',
      JSON.stringify({ userId: '00000000-0000-4000-8000-000000000001', text: 'Mine' }),
    );
    keepFirstMessage('suki', 'I saw something odd.');
    await openWith({});
    expect(input()).toHaveValue('Mine');
    expect(localStorage.getItem('first_message')).not.toBeNull();
  });

  it('[R-FIRST-17] says once what was changed about the companion', async () => {
    announceChanges('suki', 'Suki now: Playful, Bold; calls you Mo.');
    const { router } = await openWith({});
    expect(await screen.findByText('Suki now: Playful, Bold; calls you Mo.')).toBeVisible();
    await router.navigate('/dashboard');
    await waitFor(() => expect(screen.queryByText(/^Suki now/)).not.toBeInTheDocument());
    await router.navigate('/chat?companionId=suki');
    await screen.findByRole('log');
    expect(screen.queryByText(/^Suki now/)).not.toBeInTheDocument();
  });
});
