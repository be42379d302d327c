import { describe, expect, it } from 'vitest';
import {
  type Exchange,
  isRunning,
  newTurn,
  reduceExchange,
  type TurnEvent,
} from '../../../web/src/features/chat/turn.ts';

const quota = { remaining: 4, resetsAt: '2026-11-22T00:00:00Z' };
const turnId = '10000000-0000-4000-8000-000000000001';
const begun: Extract<TurnEvent, { event: 'turn' }> = {
  event: 'turn',
  data: {
    turnId,
    chatId: '30000000-0000-4000-8000-000000000001',
    askedId: null,
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

const sent: Exchange = {
  turn: newTurn({
    messageId: '20000000-0000-4000-8000-000000000001',
    text: 'Hello',
    sentAt: '2026-11-21T10:00:00Z',
    writing: { mode: 'send' },
  }),
  reply: '',
};
const exchangeAfter = (...events: TurnEvent[]) => events.reduce(reduceExchange, sent);

describe('a turn', () => {
  it('joins the pieces of the reply by their offsets', () => {
    expect(exchangeAfter(begun, piece('Good ', 0), piece('evening', 5)).reply).toBe('Good evening');
  });

  it('shows a piece that comes twice once', () => {
    expect(exchangeAfter(begun, piece('Good ', 0), piece('Good ', 0), piece('evening', 5)).reply).toBe(
      'Good evening',
    );
  });

  it('takes the new part of a piece that overlaps what is there', () => {
    expect(exchangeAfter(begun, piece('Good ', 0), piece('Good evening', 0)).reply).toBe('Good evening');
  });

  it('counts offsets in UTF-16 units', () => {
    expect(exchangeAfter(begun, piece('🌙', 0), piece('!', 2))).toMatchObject({
      reply: '🌙!',
      turn: { hasGap: false },
    });
  });

  it('does not append a piece after a gap', () => {
    expect(exchangeAfter(begun, piece('Good ', 0), piece('ing', 9))).toMatchObject({
      reply: 'Good ',
      turn: { hasGap: true },
    });
  });

  it('continues after a gap when it is joined again from where the words end', () => {
    const rejoined = exchangeAfter(begun, piece('Good ', 0), piece('ing', 9), begun, piece('evening', 5));
    expect(rejoined).toMatchObject({ reply: 'Good evening', turn: { hasGap: false } });
  });

  it('ends with the whole reply, whatever pieces were missed', () => {
    expect(exchangeAfter(begun, piece('ing', 9), done('Good evening'))).toMatchObject({
      turn: { phase: 'done' },
      reply: 'Good evening',
    });
  });

  it('drops the words of an earlier try when the server begins another turn', () => {
    const other: TurnEvent = {
      ...begun,
      data: { ...begun.data, turnId: '10000000-0000-4000-8000-000000000002' },
    };
    expect(exchangeAfter(begun, piece('Good ', 0), other).reply).toBe('');
  });

  it('[R-KEEP-03] begins with the words that it continues, whose end is where the pieces begin', () => {
    const continued: TurnEvent = { ...begun, data: { ...begun.data, text: 'Good ' } };
    expect(exchangeAfter(continued)).toMatchObject({ reply: 'Good ', turn: { hasWords: true } });
    expect(exchangeAfter(continued, piece('evening', 5)).reply).toBe('Good evening');
    expect(exchangeAfter(continued, piece('evening', 5), continued).reply).toBe('Good evening');
  });

  it('[R-COST-04] keeps who stands in, from the first word to the last and when it is joined again', () => {
    const standIn = { model: 'maker/other', provider: 'openai' };
    const replaced: TurnEvent = { ...begun, data: { ...begun.data, standIn } };
    expect(exchangeAfter(begun).turn.standIn).toBeNull();
    const told = exchangeAfter(begun, replaced, piece('Good ', 0), begun, piece('evening', 5));
    expect(told).toMatchObject({ reply: 'Good evening', turn: { standIn: 'maker/other' } });
    expect(reduceExchange(told, done('Good evening')).turn).toMatchObject({
      phase: 'done',
      standIn: 'maker/other',
    });
  });

  it('[R-COST-06] is alive while the model warms up, until a stand-in takes over', () => {
    const wait = (reason: 'reasoning' | 'warming_up'): TurnEvent => ({ event: 'wait', data: { reason } });
    const silent: TurnEvent = { event: 'silent' };
    expect(exchangeAfter(begun, silent, wait('warming_up')).turn).toMatchObject({
      isTyping: true,
      isWarmingUp: true,
    });
    expect(exchangeAfter(begun, wait('reasoning')).turn).toMatchObject({ isWarmingUp: false });
    expect(exchangeAfter(begun, wait('warming_up'), begun).turn).toMatchObject({ isWarmingUp: false });
    expect(exchangeAfter(wait('warming_up')).turn).toMatchObject({ phase: 'waiting' });
  });

  it('is running from the send to its end', () => {
    expect(isRunning(null)).toBe(false);
    expect(isRunning(exchangeAfter().turn)).toBe(true);
    expect(isRunning(exchangeAfter(begun, piece('Good ', 0)).turn)).toBe(true);
    expect(isRunning(exchangeAfter(begun, done('Good evening')).turn)).toBe(false);
    expect(
      isRunning(
        exchangeAfter({ event: 'failed', data: { error: 'model_failed', detail: 'Failed. Try again.' } })
          .turn,
      ),
    ).toBe(false);
  });

  it('keeps the text that was sent, and the server’s words, when it fails', () => {
    const failed = exchangeAfter(begun, {
      event: 'error',
      data: { error: 'model_failed', detail: 'Failed.', ...quota },
    });
    expect(failed).toMatchObject({ turn: { phase: 'failed', text: 'Hello', error: 'Failed.' } });
  });
});
