import { describe, expect, it } from 'vitest';
import {
  isRunning,
  reduceTurn,
  startTurn,
  type TurnEvent,
} from '../../../web/src/features/chat/turn-reducer.ts';

const quota = { remaining: 4, resetsAt: '2026-11-22T00:00:00Z' };
const turnId = '10000000-0000-4000-8000-000000000001';
const begun: Extract<TurnEvent, { event: 'turn' }> = {
  event: 'turn',
  data: {
    turnId,
    chatId: '30000000-0000-4000-8000-000000000001',
    expiresAt: null,
    now: '2026-11-21T10:00:00Z',
    ...quota,
  },
};
const piece = (text: string, at: number): TurnEvent => ({ event: 'delta', data: { text, at } });
const done = (message: string): TurnEvent => ({
  event: 'done',
  data: { message, status: 'done', replyId: '40000000-0000-4000-8000-000000000001', ...quota },
});

const turnAfter = (...events: TurnEvent[]) =>
  events.reduce(
    reduceTurn,
    startTurn('20000000-0000-4000-8000-000000000001', 'Hello', '2026-11-21T10:00:00Z'),
  );

describe('a turn', () => {
  it('puts the pieces of the reply together by their offsets', () => {
    expect(turnAfter(begun, piece('Good ', 0), piece('evening', 5)).reply).toBe('Good evening');
  });

  it('shows a piece that comes twice once', () => {
    expect(turnAfter(begun, piece('Good ', 0), piece('Good ', 0), piece('evening', 5)).reply).toBe(
      'Good evening',
    );
  });

  it('takes the new part of a piece that overlaps what is there', () => {
    expect(turnAfter(begun, piece('Good ', 0), piece('Good evening', 0)).reply).toBe('Good evening');
  });

  it('counts offsets in UTF-16 units', () => {
    expect(turnAfter(begun, piece('🌙', 0), piece('!', 2))).toMatchObject({ reply: '🌙!', gap: false });
  });

  it('does not append a piece after a hole', () => {
    expect(turnAfter(begun, piece('Good ', 0), piece('ing', 9))).toMatchObject({ reply: 'Good ', gap: true });
  });

  it('goes on after a hole when it is joined again from where the words end', () => {
    const turn = turnAfter(begun, piece('Good ', 0), piece('ing', 9), begun, piece('evening', 5));
    expect(turn).toMatchObject({ reply: 'Good evening', gap: false });
  });

  it('ends with the whole reply, whatever pieces were missed', () => {
    expect(turnAfter(begun, piece('ing', 9), done('Good evening'))).toMatchObject({
      phase: 'done',
      reply: 'Good evening',
      gap: false,
      typing: false,
    });
  });

  it('forgets the words of a try before when the server begins another turn', () => {
    const other: TurnEvent = {
      ...begun,
      data: { ...begun.data, turnId: '10000000-0000-4000-8000-000000000002' },
    };
    expect(turnAfter(begun, piece('Good ', 0), other).reply).toBe('');
  });

  it('runs from the send to its end', () => {
    expect(isRunning(undefined)).toBe(false);
    expect(isRunning(turnAfter())).toBe(true);
    expect(isRunning(turnAfter(begun, piece('Good ', 0)))).toBe(true);
    expect(isRunning(turnAfter(begun, done('Good evening')))).toBe(false);
    expect(isRunning(turnAfter({ event: 'failed', data: { detail: 'Failed. Try again.' } }))).toBe(false);
  });

  it('keeps the text that was sent, and the server’s words, when it fails', () => {
    const failed = turnAfter(begun, {
      event: 'error',
      data: { error: 'model_failed', detail: 'Failed.', ...quota },
    });
    expect(failed).toMatchObject({ phase: 'failed', text: 'Hello', error: 'Failed.', typing: false });
  });
});
