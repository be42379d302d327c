import { afterEach, describe, expect, test, vi } from 'vitest';
import { timings } from '#lib/timings.ts';
import { modelTimeouts } from '../../../supabase/functions/_shared/services/model.ts';
import { hangs, says } from '../../support/model-answers.ts';
import { askedModel, impatient } from '../support/ask-model.ts';

const { ask, model } = askedModel();

afterEach(() => {
  vi.useRealTimers();
});

/** From here on the test moves the clock of the silence watch by hand: no busy machine can make it late. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

describe('a silent provider', () => {
  test('[R-TURN-21] that never responds is model_timeout', async () => {
    model().willAnswer(hangs);
    stopClock();
    const asked = ask({}, { firstTextMs: 1_000, silenceMs: 10 });
    await model().asked();
    vi.advanceTimersByTime(1_000);
    expect(await asked).toEqual({ pieces: [], code: 'model_timeout' });
    expect(model().requests).toHaveLength(1);
  });

  test('times out before the page does', () => {
    const { firstTextMs, silenceMs } = modelTimeouts;
    expect(Math.max(firstTextMs, silenceMs)).toBeLessThanOrEqual(timings.fetchSilence - 5_000);
  });

  test('that only keeps the connection open is model_timeout', async () => {
    model().willAnswer(async (reply) => {
      await reply.comment('OPENROUTER PROCESSING');
      await reply.piece('');
      await reply.closed;
    });
    expect(await ask({}, { firstTextMs: 150, silenceMs: 30_000 })).toEqual({
      pieces: [],
      code: 'model_timeout',
    });
  });

  test('that stops half-way is model_timeout, and its words stay', async () => {
    model().willAnswer(async (reply) => {
      await reply.piece('One ');
      await reply.closed;
    });
    expect(await ask({}, impatient)).toEqual({ pieces: ['One '], code: 'model_timeout' });
    expect(model().requests).toHaveLength(1);
  });
});

describe('a provider that reasons', () => {
  test('[R-COST-05, R-TURN-21] for longer than the limit of silence does not time out', async () => {
    const limits = { firstTextMs: 1_000, silenceMs: 2_000 };
    model().willAnswer(async (reply) => {
      for (let thought = 1; thought <= 4; thought++) {
        await reply.event({ choices: [{ index: 0, delta: { reasoning: 'Hm. ' }, finish_reason: null }] });
      }
      await reply.piece('Here.');
      await reply.finish();
    });
    stopClock();
    const onReasoning = vi.fn(() => vi.advanceTimersByTime(0.9 * limits.firstTextMs));
    expect(await ask({ maxTokens: 1_000, onReasoning }, limits)).toEqual({ pieces: ['Here.'], code: null });
    expect(onReasoning).toHaveBeenCalledTimes(4);
  });

  test('[R-COST-04] and then stops is waited for as long as before, not as long as one that has spoken', async () => {
    model().willAnswer(async (reply) => {
      await reply.delta({ reasoning: 'Hm. ' });
      await reply.closed;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const start = Date.now();
    const onReasoning = () => vi.advanceTimersToNextTimer();
    expect(await ask({ onReasoning }, { firstTextMs: 1_000, silenceMs: 2_000 })).toEqual({
      pieces: [],
      code: 'model_timeout',
    });
    expect(Date.now() - start).toBe(1_000);
  });

  test('[R-TURN-21] and has spoken is waited for as long as one that speaks', async () => {
    model().willAnswer(async (reply) => {
      await reply.piece('Let me ');
      await reply.delta({ reasoning: 'Hm. ' });
      await reply.piece('think.');
      await reply.finish();
    });
    stopClock();
    const onReasoning = () => vi.advanceTimersByTime(1_900);
    expect(await ask({ onReasoning }, { firstTextMs: 1_000, silenceMs: 2_000 })).toEqual({
      pieces: ['Let me ', 'think.'],
      code: null,
    });
  });

  test('[R-COST-05, R-TURN-21] and then stops is model_timeout', async () => {
    model().willAnswer(async (reply) => {
      await reply.piece('<think>Hm. ');
      await reply.closed;
    });
    expect(await ask({}, impatient)).toEqual({ pieces: [], code: 'model_timeout' });
    expect(model().requests).toHaveLength(1);
  });

  test('[R-COST-05] without end is called once more, without reasoning', async () => {
    model().willAnswer(async (reply) => {
      let open = true;
      reply.closed.then(() => {
        open = false;
      });
      while (open) await reply.event({ choices: [{ index: 0, delta: { reasoning: 'on and on ' } }] });
    }, says('Here.'));
    expect(await ask()).toEqual({ pieces: ['Here.'], code: null });
  });
});

describe('a person who stops the reply', () => {
  test('[R-TURN-20] before the first word ends the call to the provider', async () => {
    const stop = new AbortController();
    let closed: Promise<void> | undefined;
    model().willAnswer((reply) => {
      closed = reply.closed;
      stop.abort();
      return reply.closed;
    });
    expect(await ask({ signal: stop.signal })).toEqual({ pieces: [], code: 'model_failed' });
    await closed;
    expect(model().requests).toHaveLength(1);
  });

  test('[R-TURN-20] half-way keeps the words so far and ends the call', async () => {
    const stop = new AbortController();
    let closed: Promise<void> | undefined;
    model().willAnswer(async (reply) => {
      await reply.piece('One ');
      closed = reply.closed;
      await reply.closed;
    });
    const asked = ask({ signal: stop.signal });
    await model().asked();
    stop.abort();
    expect((await asked).code).toBe('model_failed');
    await closed;
  });

  test('beforehand causes no call', async () => {
    expect(await ask({ signal: AbortSignal.abort() })).toEqual({ pieces: [], code: 'model_failed' });
    expect(model().requests).toHaveLength(0);
  });
});
