// @module-tag long
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../../web/src/features/chat/chat-session.ts';
import { EventStream } from '../support/event-stream.ts';
import { signOut } from '../support/open-page.tsx';
import { chatSession, companionRow, messageRow } from '../support/people.ts';
import { begun, bubbles, ChatTest, turnId } from './chat-test.ts';

const chat = new ChatTest();

describe('a reply that outlasts its connection', () => {
  const joined = () => chat.backend.calls('GET', 'chat-turn');

  it('continues where its words end when the stream breaks', async () => {
    const rest = new EventStream();
    chat.backend.endpoint('chat-turn', () => rest.response);
    await chat.say('Hello');
    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'Good ', at: 0 });
    await screen.findByText('Good');
    chat.stream.break();
    await waitFor(() => expect(joined()).toHaveLength(1));
    expect(Object.fromEntries(joined()[0]?.url.searchParams ?? [])).toEqual({ turnId, from: '5' });
    rest.send('turn', begun);
    rest.send('delta', { text: 'evening.', at: 5 });
    expect(await screen.findByText('Good evening.')).toBeVisible();
    expect(chat.sends()).toHaveLength(1);
  });

  it('is read again from the first missing word', async () => {
    const rest = new EventStream();
    chat.backend.endpoint('chat-turn', () => rest.response);
    await chat.say('Hello');
    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'Good ', at: 0 });
    chat.stream.send('delta', { text: 'ing.', at: 9 });
    await waitFor(() => expect(joined()[0]?.url.searchParams.get('from')).toBe('5'));
    rest.send('turn', begun);
    rest.send('delta', { text: 'evening.', at: 5 });
    expect(await screen.findByText('Good evening.')).toBeVisible();
  });

  it('[R-TURN-19] continues after a reload, below its message', async () => {
    const rest = new EventStream();
    chat.backend.endpoint('chat-turn', () => rest.response);
    chat.backend.endpoint('chat-ensure', () => Response.json(chatSession({ runningTurnId: turnId })));
    chat.backend.tables.messages = [
      messageRow({
        message_text: 'Hello',
        turn_id: turnId,
        client_message_id: '20000000-0000-4000-8000-000000000001',
      }),
    ];
    await chat.open();
    await waitFor(() => expect(joined()).toHaveLength(1));
    expect(Object.fromEntries(joined()[0]?.url.searchParams ?? [])).toEqual({ turnId, from: '0' });
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    rest.send('turn', begun);
    rest.send('delta', { text: 'Good evening.', at: 0 });
    expect(await within(screen.getByRole('log')).findByText('Good evening.')).toBeVisible();
    expect(bubbles()).toHaveLength(2);
  });

  it('is shown in its own chat when the reader opens another chat meanwhile', async () => {
    chat.backend.tables.companions = [companionRow({}), companionRow({ id: 'luca', name: 'Luca' })];
    const { router } = await chat.say('Hello');
    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'Good ', at: 0 });
    await screen.findByText('Good');
    await act(() => router.navigate('/chat?companionId=luca'));
    await screen.findByRole('log', { name: 'Conversation with Luca' });
    chat.stream.send('delta', { text: 'evening.', at: 5 });
    await waitFor(() => expect(bubbles()).toHaveLength(0));
    expect(screen.queryByText(/Good/)).not.toBeInTheDocument();
    await act(() => router.navigate('/chat?companionId=suki'));
    expect(await screen.findByText('Good evening.')).toBeVisible();
  });

  it('is not shown to another person on the same page', async () => {
    await chat.say('Hello');
    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'Good ', at: 0 });
    await screen.findByText('Good');
    await act(signOut);
    await waitFor(() => expect(screen.queryByText('Good')).not.toBeInTheDocument());
    chat.stream.send('delta', { text: 'evening.', at: 5 });
    expect(sessionOf('suki').turn).toBeNull();
  });
});
