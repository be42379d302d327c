import { describe, expect, test } from 'vitest';
import { hangs } from '../../support/model-answers.ts';
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
