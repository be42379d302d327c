import { setInterval } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { hangs, says } from '../../support/model-answers.ts';
import { askedModel, impatient } from '../support/ask-model.ts';

const { ask, model } = askedModel();

describe('a silent provider', () => {
  test('[R-TURN-21] that never answers is model_timeout', async () => {
    model().willAnswer(hangs);
    expect(await ask({}, impatient)).toEqual({ pieces: [], code: 'model_timeout' });
    expect(model().requests).toHaveLength(1);
  });

  test('that only keeps the connection open is model_timeout', async () => {
    model().willAnswer(async (reply) => {
      await reply.comment('OPENROUTER PROCESSING');
      await reply.piece('');
      await reply.closed;
    });
    expect(await ask({}, impatient)).toEqual({ pieces: [], code: 'model_timeout' });
  });

  test('that falls silent half-way is model_timeout, and its words stay', async () => {
    model().willAnswer(async (reply) => {
      await reply.piece('One ');
      await reply.closed;
    });
    expect(await ask({}, impatient)).toEqual({ pieces: ['One '], code: 'model_timeout' });
    expect(model().requests).toHaveLength(1);
  });
});

describe('a provider that reasons', () => {
  test('[R-COST-05, R-TURN-21] for longer than it may be silent is alive', async () => {
    const limits = { firstTextMs: 1_000, silenceMs: 1_000 };
    let told = 0;
    model().willAnswer(async (reply) => {
      const begin = performance.now();
      for await (const _ of setInterval(10)) {
        await reply.event({ choices: [{ index: 0, delta: { reasoning: 'Hm. ' }, finish_reason: null }] });
        if (performance.now() - begin > 1.3 * limits.silenceMs) break;
      }
      await reply.piece('Here.');
      await reply.finish();
    });
    const onReasoning = () => {
      told++;
    };
    expect(await ask({ maxTokens: 1_000, onReasoning }, limits)).toEqual({ pieces: ['Here.'], code: null });
    expect(told).toBeGreaterThan(1);
  });

  test('[R-COST-05, R-TURN-21] and then falls silent is model_timeout', async () => {
    model().willAnswer(async (reply) => {
      await reply.piece('<think>Hm. ');
      await reply.closed;
    });
    expect(await ask({}, impatient)).toEqual({ pieces: [], code: 'model_timeout' });
    expect(model().requests).toHaveLength(1);
  });

  test('[R-COST-05] without end is asked once more, without reasoning', async () => {
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

describe('whoever stops', () => {
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

  test('beforehand asks nobody', async () => {
    expect(await ask({ signal: AbortSignal.abort() })).toEqual({ pieces: [], code: 'model_failed' });
    expect(model().requests).toHaveLength(0);
  });
});
