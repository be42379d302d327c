import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { timings } from '../../../web/src/lib/timings.ts';
import { EventStream } from '../support/event-stream.ts';
import { FakeBackend, refused } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { chatSession, companionRow, messageRow, usage, userRow } from '../support/people.ts';

const turnId = '10000000-0000-4000-8000-000000000001';
const replyId = '40000000-0000-4000-8000-00000000000f';
const resetsAt = '2026-11-22T00:00:00+00:00';
const begun = {
  turnId,
  chatId: '30000000-0000-4000-8000-000000000001',
  remaining: 11,
  resetsAt,
  expiresAt: null,
};
const failure = { error: 'model_failed', detail: 'Failed. Try again.', remaining: 12, resetsAt };

let backend: FakeBackend;
let stream: EventStream;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({})];
  backend.endpoint('chat-ensure', () => Response.json(chatSession({})));
  stream = new EventStream();
  backend.endpoint('chat-send', () => stream.response);
});

const input = () => screen.getByRole('textbox', { name: 'Message to Suki' });
const bubbles = () => within(screen.getByRole('log')).queryAllByRole('article');
const sends = () => backend.calls('POST', 'chat-send');

async function openChat(address = '/chat?companionId=suki') {
  const page = openPage(address);
  await screen.findByRole('log');
  await screen.findByText(/^Remaining/);
  return page;
}

/** Opens the chat and sends `text`. */
async function say(text: string) {
  const page = await openChat();
  await page.user.type(input(), `${text}{Enter}`);
  await waitFor(() => expect(sends()).toHaveLength(1));
  return page;
}

/** What the server stores when the turn that was sent is done. */
function storeTurn(text: string, reply: string): void {
  const { messageId } = sends()[0]?.body as { messageId: string };
  backend.tables.messages = [
    messageRow({ message_text: text, turn_id: turnId, client_message_id: messageId }),
    messageRow({ id: replyId, message_text: reply, turn_id: turnId, message_type: 'ai' }),
  ].reverse();
}

describe('sending a message', () => {
  it('shows the message at once and the reply as its words arrive, without doubling it at the end', async () => {
    await say('Hello');
    expect(sends()[0]?.headers.get('Accept')).toBe('text/event-stream');
    expect(sends()[0]?.body).toEqual({
      companionId: 'suki',
      text: 'Hello',
      messageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(bubbles()[0]).toHaveTextContent('Hello');
    expect(input()).toHaveValue('');

    stream.send('turn', begun);
    stream.send('delta', { text: 'Good ', at: 0 });
    expect(await screen.findByText('Good')).toBeVisible();
    stream.send('delta', { text: 'evening.', at: 5 });
    expect(await screen.findByText('Good evening.')).toBeVisible();
    expect(bubbles()).toHaveLength(2);

    storeTurn('Hello', 'Good evening.');
    const reads = backend.calls('GET', 'messages').length;
    stream.send('done', { message: 'Good evening.', status: 'done', replyId, remaining: 11, resetsAt });
    stream.end();
    await waitFor(() => expect(backend.calls('GET', 'messages').length).toBeGreaterThan(reads));
    await waitFor(() => expect(screen.queryByText('Suki is typing')).not.toBeInTheDocument());
    expect(bubbles()).toHaveLength(2);
    expect(bubbles()[1]).toHaveTextContent('Good evening.');
  });

  it('is spoken to screen readers by the sentence, each once', async () => {
    await say('Hello');
    stream.send('turn', begun);
    stream.send('delta', { text: 'Good evening. How are', at: 0 });
    const live = () =>
      [...document.querySelectorAll('[aria-live="polite"] p')].map((line) => line.textContent);
    await waitFor(() => expect(live()).toEqual(['Good evening.']));
    expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
    stream.send('done', {
      message: 'Good evening. How are you?',
      status: 'done',
      replyId,
      remaining: 11,
      resetsAt,
    });
    await waitFor(() => expect(live()).toEqual(['Good evening.', 'How are you?']));
  });

  it('[R-CHAT-08] sends with Enter and with the button, makes a new line with Shift+Enter, sends nothing blank', async () => {
    const { user } = await openChat();
    await user.type(input(), '   {Enter}');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sends()).toHaveLength(0);
    await user.clear(input());
    await user.type(input(), 'one{Shift>}{Enter}{/Shift}two');
    expect(sends()).toHaveLength(0);
    await user.type(input(), '{Enter}');
    await waitFor(() => expect(sends()[0]?.body).toMatchObject({ text: 'one\ntwo' }));
    stream.send('error', failure);
    stream.end();
    await screen.findByRole('button', { name: 'Retry' });
    stream = new EventStream();
    await user.type(input(), 'three');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sends()[1]?.body).toMatchObject({ text: 'three' }));
  });

  it('never sends with the Enter that ends a composition', async () => {
    const { user } = await openChat();
    await user.type(input(), 'にほん');
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
    expect(sends()).toHaveLength(0);
    fireEvent.keyDown(input(), { key: 'Enter' });
    await waitFor(() => expect(sends()).toHaveLength(1));
  });

  it('[R-CHAT-07] takes 500 characters and counts them', async () => {
    const { user } = await openChat();
    await user.click(input());
    await user.paste('x'.repeat(600));
    expect(input()).toHaveValue('x'.repeat(500));
    expect(screen.getByText('500/500')).toBeVisible();
    fireEvent.change(input(), { target: { value: 'y'.repeat(700) } });
    expect(input()).toHaveValue('y'.repeat(500));
    await user.clear(input());
    expect(screen.getByText('0/500')).toBeVisible();
  });

  it('[R-CHAT-11] starts no second send while one is under way, and keeps what is typed meanwhile', async () => {
    const { user } = await say('Hello');
    await user.type(input(), 'And you?{Enter}');
    expect(input()).toHaveValue('And you?');
    stream.send('turn', begun);
    stream.send('delta', { text: 'Hi', at: 0 });
    await screen.findByText('Hi');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sends()).toHaveLength(1);
    stream.send('done', { message: 'Hi', status: 'done', replyId, remaining: 11, resetsAt });
    stream.end();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'false'),
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sends()).toHaveLength(2));
  });

  it('[R-CHAT-06] shows that a reply is awaited, until 30 s after the last received text', async () => {
    await openChat();
    vi.useFakeTimers();
    fireEvent.change(input(), { target: { value: 'Hello' } });
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(screen.getByText('Suki is typing')).toBeInTheDocument();
    const rest = timings.typingForgotten - timings.fetchSilence;
    await act(() => vi.advanceTimersByTimeAsync(timings.fetchSilence - 1000));
    stream.send('turn', begun);
    await act(() => vi.advanceTimersByTimeAsync(timings.fetchSilence - 1000));
    expect(rest).toBeGreaterThan(1000);
    expect(screen.queryByText('Suki is typing')).not.toBeInTheDocument();
  });

  it('keeps an unsent text over a reload, for the person who typed it', async () => {
    const { user } = await openChat();
    await user.type(input(), 'half a thou');
    expect(JSON.parse(localStorage.getItem('chat_draft_suki') ?? '')).toMatchObject({ text: 'half a thou' });
    await user.type(input(), 'ght{Enter}');
    await waitFor(() => expect(sends()).toHaveLength(1));
    expect(localStorage.getItem('chat_draft_suki')).toContain('half a thought');
    stream.send('turn', begun);
    await waitFor(() => expect(localStorage.getItem('chat_draft_suki')).toBeNull());
  });
});

describe('a send that fails', () => {
  it('[R-CHAT-12] says what the server said in a bubble that is not stored, and gives the message back', async () => {
    await say('Hello');
    expect(await screen.findByText('Remaining: 11')).toBeVisible();
    stream.send('turn', begun);
    stream.send('error', failure);
    stream.end();
    expect(await screen.findByText('Error: Failed. Try again.')).toBeVisible();
    expect(await screen.findByText('Remaining: 12')).toBeVisible();
    expect(bubbles()[0]).toHaveTextContent('Hello');
    expect(backend.calls('POST', 'messages')).toHaveLength(0);
  });

  it.each([
    [
      'the server’s words',
      () => refused(502, 'model_timeout', 'The reply took too long. Try again.'),
      'The reply took too long. Try again.',
    ],
    ['nothing but a status', () => new Response('', { status: 500 }), 'Chat API error'],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed. Try again.'],
  ])('[R-CHAT-12] tells %s', async (_, answer, text) => {
    backend.endpoint('chat-send', answer);
    await say('Hello');
    expect(await screen.findByText(`Error: ${text}`)).toBeVisible();
    expect(await screen.findByText('Remaining: 12')).toBeVisible();
  });

  it('is tried again with the same message id, so that it is one message', async () => {
    backend.endpoint('chat-send', () => refused(502, 'model_failed', 'Failed. Try again.'));
    const { user } = await say('Hello');
    await screen.findByText('Error: Failed. Try again.');
    backend.endpoint('chat-send', () => stream.response);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(sends()).toHaveLength(2));
    expect(sends()[1]?.body).toEqual(sends()[0]?.body);
    stream.send('turn', begun);
    stream.send('delta', { text: 'Hi', at: 0 });
    expect(await screen.findByText('Hi')).toBeVisible();
    expect(screen.queryByText('Error: Failed. Try again.')).not.toBeInTheDocument();
    expect(bubbles()).toHaveLength(2);
  });

  it('gives a text the server did not take back to the composer', async () => {
    const detail = 'Please tell us your date of birth first. You must be at least 18.';
    backend.endpoint('chat-send', () => refused(403, 'age_required', detail));
    await say('Hello');
    expect(await screen.findByText(`Error: ${detail}`)).toBeVisible();
    expect(input()).toHaveValue('Hello');
    expect(bubbles()).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('shows the help lines in place of a reply', async () => {
    await say('Hello');
    const lines = [{ name: 'Samaritans', contact: '116 123', url: 'https://www.samaritans.org/' }];
    stream.send('safety', { safety: { topic: 'suicide', country: 'GB', lines }, remaining: 12 });
    stream.end();
    expect(await screen.findByText('Samaritans')).toBeVisible();
    expect(screen.getByText('116 123')).toBeVisible();
    expect(screen.getByRole('link', { name: 'www.samaritans.org' })).toHaveAttribute('href', lines[0]?.url);
    expect(await screen.findByText('Remaining: 12')).toBeVisible();
  });
});

describe('a reply that outlasts its connection', () => {
  const joined = () => backend.calls('GET', 'chat-turn');

  it('is joined where its words end when the stream breaks', async () => {
    const rest = new EventStream();
    backend.endpoint('chat-turn', () => rest.response);
    await say('Hello');
    stream.send('turn', begun);
    stream.send('delta', { text: 'Good ', at: 0 });
    await screen.findByText('Good');
    stream.break();
    await waitFor(() => expect(joined()).toHaveLength(1));
    expect(Object.fromEntries(joined()[0]?.url.searchParams ?? [])).toEqual({ turnId, from: '5' });
    rest.send('turn', begun);
    rest.send('delta', { text: 'evening.', at: 5 });
    expect(await screen.findByText('Good evening.')).toBeVisible();
    expect(sends()).toHaveLength(1);
  });

  it('is read again from the first missing word', async () => {
    const rest = new EventStream();
    backend.endpoint('chat-turn', () => rest.response);
    await say('Hello');
    stream.send('turn', begun);
    stream.send('delta', { text: 'Good ', at: 0 });
    stream.send('delta', { text: 'ing.', at: 9 });
    await waitFor(() => expect(joined()[0]?.url.searchParams.get('from')).toBe('5'));
    rest.send('turn', begun);
    rest.send('delta', { text: 'evening.', at: 5 });
    expect(await screen.findByText('Good evening.')).toBeVisible();
  });

  it('[R-TURN-19] is taken up after a reload, with the message it answers', async () => {
    const rest = new EventStream();
    backend.endpoint('chat-turn', () => rest.response);
    backend.endpoint('chat-ensure', () => Response.json(chatSession({ runningTurnId: turnId })));
    backend.tables.messages = [
      messageRow({
        message_text: 'Hello',
        turn_id: turnId,
        client_message_id: '20000000-0000-4000-8000-000000000001',
      }),
    ];
    await openChat();
    await waitFor(() => expect(joined()).toHaveLength(1));
    expect(Object.fromEntries(joined()[0]?.url.searchParams ?? [])).toEqual({ turnId, from: '0' });
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    rest.send('turn', begun);
    rest.send('delta', { text: 'Good evening.', at: 0 });
    expect(await within(screen.getByRole('log')).findByText('Good evening.')).toBeVisible();
    expect(bubbles()).toHaveLength(2);
  });

  it('lands in its own chat when the reader talks to somebody else meanwhile', async () => {
    backend.tables.companions = [companionRow({}), companionRow({ id: 'luca', name: 'Luca' })];
    const { router } = await say('Hello');
    stream.send('turn', begun);
    stream.send('delta', { text: 'Good ', at: 0 });
    await screen.findByText('Good');
    await act(() => router.navigate('/chat?companionId=luca'));
    await screen.findByRole('log', { name: 'Conversation with Luca' });
    stream.send('delta', { text: 'evening.', at: 5 });
    await waitFor(() => expect(bubbles()).toHaveLength(0));
    expect(screen.queryByText(/Good/)).not.toBeInTheDocument();
    await act(() => router.navigate('/chat?companionId=suki'));
    expect(await screen.findByText('Good evening.')).toBeVisible();
  });

  it('is nobody else’s: another person on this page sees none of it', async () => {
    await say('Hello');
    stream.send('turn', begun);
    stream.send('delta', { text: 'Good ', at: 0 });
    await screen.findByText('Good');
    const { endSession } = await import('../../../web/src/lib/session.ts');
    act(() => endSession());
    await waitFor(() => expect(screen.queryByText('Good')).not.toBeInTheDocument());
    const { turnOf } = await import('../../../web/src/features/chat/turn-store.ts');
    stream.send('delta', { text: 'evening.', at: 5 });
    expect(turnOf('suki')).toBeUndefined();
  });
});

it('[R-CACHE-07] the remaining count of the day is there before the server has answered', async () => {
  await openChat();
  await waitFor(() => expect(sessionStorage.length).toBe(1));
  const today = new Date().toISOString().slice(0, 10);
  const kept = JSON.parse(sessionStorage.getItem(`remaining_${today}`) ?? '');
  expect(kept.usage).toEqual(usage({}));
});
