import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { sendMessage } from '../../../web/src/features/chat/send-message.ts';
import { startTurn } from '../../../web/src/features/chat/turn-reducer.ts';
import {
  applyToTurn,
  beginTurn,
  dropTurn,
  turnOf,
  useTurn,
} from '../../../web/src/features/chat/turn-store.ts';

const at = '2026-11-21T10:00:00Z';
const failed = { event: 'failed', data: { detail: 'Failed. Try again.' } } as const;

it('an event of an earlier message changes nothing of the one under way', () => {
  beginTurn('suki', startTurn('first', 'Hello', at));
  beginTurn('suki', startTurn('second', 'Hello?', at));
  applyToTurn('suki', 'first', failed);
  dropTurn('suki', 'first');
  expect(turnOf('suki')).toMatchObject({ messageId: 'second', phase: 'sending' });
  applyToTurn('suki', 'second', failed);
  expect(turnOf('suki')?.phase).toBe('failed');
  dropTurn('suki');
});

it('who shows how a turn stands is told of the first word of its reply and of its end, not of every word', () => {
  beginTurn('suki', startTurn('first', 'Hello', at));
  const shown: (boolean | undefined)[] = [];
  renderHook(() => shown.push(useTurn('suki')?.answered));
  const words = ['Good ', 'evening, ', 'stranger.'];
  let length = 0;
  for (const text of words) {
    act(() => applyToTurn('suki', 'first', { event: 'delta', data: { text, at: length } }));
    length += text.length;
  }
  expect(turnOf('suki')?.reply).toBe('Good evening, stranger.');
  expect(shown).toEqual([false, true]);
  act(() => applyToTurn('suki', 'first', failed));
  expect(shown).toHaveLength(3);
  dropTurn('suki');
});

it('a turn belongs to one companion', () => {
  beginTurn('suki', startTurn('first', 'Hello', at));
  applyToTurn('luca', 'first', failed);
  expect(turnOf('luca')).toBeUndefined();
  expect(turnOf('suki')?.phase).toBe('sending');
  dropTurn('suki');
});

it('[R-CHAT-11] two sends in one moment are one', () => {
  const chat = { client: createQueryClient(), userId: 'somebody', companionId: 'suki' };
  void sendMessage(chat, 'Hello');
  void sendMessage(chat, 'Hello again');
  expect(turnOf('suki')?.text).toBe('Hello');
  dropTurn('suki');
});
