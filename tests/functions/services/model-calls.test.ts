import { describe, expect, test } from 'vitest';
import type { ModelCall } from '../../../supabase/functions/_shared/services/model-call.ts';
import { failsAfter, held, refuses, says } from '../../support/model-answers.ts';
import type { Answer } from '../../support/scripted-model.ts';
import { askedModel } from '../support/ask-model.ts';

const { ask, model, calls } = askedModel();
const openRouter = { zeroDataRetention: false, upstream: null };

const usage = {
  prompt_tokens: 120,
  completion_tokens: 40,
  completion_tokens_details: { reasoning_tokens: 25 },
  cost: 0.000_123_456,
};

/** Says a word; what the request cost comes with the last piece, as providers send it. */
const saysWithUsage =
  (...counts: object[]): Answer =>
  async (reply) => {
    await reply.piece('Hello.');
    await reply.event({
      id: 'gen-1',
      model: 'some/model-2026',
      provider: 'DeepInfra',
      choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
    });
    for (const count of counts) await reply.event({ id: 'gen-1', choices: [], usage: count });
    await reply.raw('data: [DONE]\n\n');
    reply.end();
  };

describe('the row of a request in the ledger', () => {
  test('[R-COST-01] has the usage, the price and the names of the last piece', async () => {
    model().willAnswer(saysWithUsage(usage));
    await ask({}, undefined, openRouter);
    expect(calls()).toEqual([
      {
        id: expect.any(String),
        purpose: 'reply',
        provider: 'openrouter',
        model: 'some/model',
        answeredModel: 'some/model',
        answeredProvider: 'DeepInfra',
        generationId: 'scripted',
        outcome: 'finished',
        usageKnown: true,
        promptTokens: 120,
        completionTokens: 40,
        reasoningTokens: 25,
        costUsd: 0.000_123_456,
        startedAt: expect.any(String),
        firstWordAt: expect.any(String),
        endedAt: expect.any(String),
      },
    ]);
    expect(model().requests[0]?.body).toMatchObject({
      stream_options: { include_usage: true },
      usage: { include: true },
    });
  });

  test('has the last count of a provider that counts along', async () => {
    model().willAnswer(saysWithUsage({ ...usage, completion_tokens: 1 }, usage));
    await ask();
    expect(calls()).toMatchObject([{ completionTokens: 40, generationId: null }]);
  });

  test('[R-COST-01] is an estimate that says so where the provider told nothing', async () => {
    model().willAnswer(says('Twelve chars'));
    await ask({ messages: [{ role: 'user', content: 'x'.repeat(400) }] });
    expect(calls()).toMatchObject([
      { outcome: 'finished', usageKnown: false, promptTokens: 100, completionTokens: 3, costUsd: null },
    ]);
  });

  test('[R-COST-01] says that the person stopped it, with an estimate of what came', async () => {
    const stop = new AbortController();
    const answer = held();
    model().willAnswer(answer.answer);
    const asking = ask({ signal: stop.signal });
    await answer.piece('Four and');
    await answer.asked;

    stop.abort();
    await asking;
    expect(calls()).toMatchObject([{ outcome: 'stopped', usageKnown: false }]);
  });

  test('[R-COST-01] says that it failed, with an estimate of what came', async () => {
    model().willAnswer(failsAfter('Eight ch'));
    await ask();
    expect(calls()).toMatchObject([
      { outcome: 'failed', usageKnown: false, promptTokens: 2, completionTokens: 2 },
    ]);
  });

  test('[R-COST-01] is one of its own for each try, and counts nothing that was refused', async () => {
    model().willAnswer(refuses(500), saysWithUsage(usage));
    await ask();
    expect(calls()).toMatchObject([
      { outcome: 'failed', usageKnown: false, promptTokens: 0, completionTokens: 0 },
      { outcome: 'finished', usageKnown: true },
    ]);
  });

  test('[R-COST-01] is there from its beginning on, as lost with an estimate', async () => {
    const begun: ModelCall[] = [];
    const answer = held();
    model().willAnswer(answer.answer);
    const asking = ask({ onBegin: (call) => begun.push(call) });
    await answer.asked;
    expect(begun).toMatchObject([{ outcome: 'lost', usageKnown: false, promptTokens: 2 }]);
    expect(calls()).toEqual([]);

    await answer.piece('Hello.');
    await answer.finish();
    await asking;
    expect(begun).toHaveLength(1);
    expect(calls()).toMatchObject([{ id: begun[0]?.id, outcome: 'finished' }]);
  });

  test('[R-COST-05] counts what was only reasoned as finished, and asks without reasoning', async () => {
    const reasons: Answer = async (reply) => {
      await reply.event({ choices: [{ index: 0, delta: { reasoning: 'Hm.' }, finish_reason: null }] });
      await reply.finish();
    };
    model().willAnswer(reasons, saysWithUsage(usage));
    await ask();
    expect(calls()).toMatchObject([{ outcome: 'finished' }, { outcome: 'finished' }]);
  });
});

describe('a server of this machine', () => {
  const loading = refuses(503, 'Loading model');

  test('[R-COST-06] is asked again while it loads its model, which costs nothing', async () => {
    model().willAnswer(loading, loading, loading, says('Here I am.'));
    const begun: ModelCall[] = [];
    const { pieces } = await ask({ onBegin: (call) => begun.push(call) }, undefined, null, true);
    expect(pieces.join('')).toBe('Here I am.');
    expect(calls()).toMatchObject([{ outcome: 'finished', costUsd: 0 }]);
    expect(begun).toMatchObject([{ id: calls()[0]?.id, outcome: 'lost', costUsd: 0 }]);
  });

  test('elsewhere is asked once more, and no third time', async () => {
    model().willAnswer(loading, loading, says('Too late.'));
    expect(await ask()).toMatchObject({ code: 'model_failed', pieces: [] });
  });
});
