import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import {
  applyTurnEvent,
  beginTurn,
  removeTurn,
  sessionOf,
  useChatSession,
} from '../../../web/src/features/chat/chat-session.ts';
import { sendMessage } from '../../../web/src/features/chat/send.ts';
import { newTurn, streamingTurn } from '../../../web/src/features/chat/turn.ts';

const sentAt = '2026-11-21T10:00:00Z';
const failed = { event: 'failed', data: { error: 'model_failed', detail: 'Failed. Try again.' } } as const;
const sent = (messageId: string) => newTurn({ messageId, text: 'Hello', sentAt, writing: { mode: 'send' } });

beforeEach(() => removeTurn('suki'));

it('an event of an earlier message does not change the current turn', () => {
  beginTurn('suki', sent('first'));
  beginTurn('suki', sent('second'));
  applyTurnEvent('suki', 'first', failed);
  removeTurn('suki', 'first');
  expect(sessionOf('suki').turn).toMatchObject({ messageId: 'second', phase: 'waiting' });
  applyTurnEvent('suki', 'second', failed);
  expect(sessionOf('suki').turn?.phase).toBe('failed');
});

it('a component that shows the turn is drawn for the first word and the end of a reply, not for every word', () => {
  beginTurn('suki', streamingTurn(sent('first'), 'turn'));
  const shown: unknown[] = [];
  renderHook(() => shown.push(useChatSession('suki', ({ turn }) => turn)));
  const words = ['Good ', 'evening, ', 'stranger.'];
  let length = 0;
  for (const text of words) {
    act(() => applyTurnEvent('suki', 'first', { event: 'delta', data: { text, at: length } }));
    length += text.length;
  }
  expect(sessionOf('suki').reply).toBe('Good evening, stranger.');
  expect(shown).toEqual([
    expect.objectContaining({ hasWords: false }),
    expect.objectContaining({ hasWords: true }),
  ]);
  act(() => applyTurnEvent('suki', 'first', failed));
  expect(shown).toHaveLength(3);
});

it('a turn belongs to one companion', () => {
  beginTurn('suki', sent('first'));
  applyTurnEvent('luca', 'first', failed);
  expect(sessionOf('luca').turn).toBeNull();
  expect(sessionOf('suki').turn?.phase).toBe('waiting');
});

it('[R-CHAT-11] two sends at the same moment are one', () => {
  const chat = { client: createQueryClient(), userId: 'somebody', companionId: 'suki' };
  void sendMessage(chat, 'Hello');
  void sendMessage(chat, 'Hello again');
  expect(sessionOf('suki').turn?.text).toBe('Hello');
});
