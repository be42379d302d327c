import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runTurn } from '../../../supabase/functions/_shared/turns/run-turn.ts';
import { breaksOffAfter, hangs, held, refuses, says } from '../../support/model-answers.ts';
import { ScriptedModel } from '../../support/scripted-model.ts';
import { begun, collect, fakeTurnContext, turnContext, turnId, turnRow } from '../support/turn-fixtures.ts';

let model: ScriptedModel;
let standIn: ScriptedModel;
beforeAll(async () => {
  model = await ScriptedModel.start();
  standIn = await ScriptedModel.start();
});
beforeEach(() => {
  model.reset();
  standIn.reset();
});
afterAll(() => Promise.all([model.stop(), standIn.stop()]));

const declared = { provider: 'openai', model: 'steady' } as const;
const standingIn = { model: 'steady', provider: 'openai' };

/** A turn of a companion with this stand-in, asked of OpenRouter; the stand-in is at OpenAI. */
function turnWith(allowed: (typeof turnContext)['standIn'], env: { standInModel?: string | null } = {}) {
  const rpcs = {
    finish_turn: ({ p_status, p_reply_text }: { p_status: string; p_reply_text: string }) =>
      turnRow(p_status, p_reply_text, { failure: p_status === 'failed' ? 'model_failed' : null }),
    record_model_calls: () => null,
    save_turn_progress: () => 'running',
  };
  const { context, calls } = fakeTurnContext(rpcs as never, '', {
    providers: {
      openrouter: { apiKey: 'key', baseUrl: model.baseUrl },
      openai: { apiKey: 'key', baseUrl: standIn.baseUrl },
      custom: { apiKey: null, baseUrl: null },
    },
    ...env,
  });
  const asked = { ...turnContext, provider: 'openrouter' as const, model: 'usual', standIn: allowed };
  const { events, end } = runTurn(context, {
    ...begun,
    outcome: 'started',
    context: asked,
    history: [{ role: 'user', content: 'Hello' }],
  });
  const named = (name: string) =>
    calls.filter((call) => call.name === name).map(({ args }) => args as Record<string, unknown>);
  return { events, end, named };
}

const refusing = refuses(400, 'No.');

describe('a model that fails before its first word', () => {
  test('[R-COST-04] is replaced by the declared stand-in, and the reader learns by whom', async () => {
    model.willAnswer(refusing);
    standIn.willAnswer(says('I am here.'));
    const { events, named } = turnWith(declared);
    expect(await collect(events)).toMatchObject([
      { event: 'turn', data: { turnId } },
      { event: 'turn', data: { turnId, standIn: standingIn } },
      { event: 'delta', data: { text: 'I am here.', at: 0 } },
      { event: 'done', data: { message: 'I am here.' } },
    ]);
    expect(standIn.requests[0]?.body).toMatchObject({
      model: 'steady',
      messages: model.requests[0]?.body.messages,
    });
    expect(named('record_model_calls')).toMatchObject([
      { p_turn_id: turnId, p_is_over: false, p_calls: [{ provider: 'openrouter', outcome: 'failed' }] },
    ]);
    expect(named('finish_turn')).toMatchObject([
      {
        p_asked: null,
        p_answered: { model: 'steady', isStandIn: true },
        p_calls: [{ provider: 'openai', outcome: 'finished' }],
      },
    ]);
  });

  test("[R-COST-04] is replaced by the project's stand-in at the same provider where none is declared", async () => {
    model.willAnswer(refusing, says('Same house.'));
    const { events } = turnWith({ provider: null, model: null }, { standInModel: 'spare' });
    expect(await collect(events)).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ message: 'Same house.' }) }),
    );
    expect(model.requests.map(({ body }) => body.model)).toEqual(['usual', 'spare']);
  });

  test.each([
    ["whose companion allows nobody, not even the project's stand-in,", null, 'spare'],
    ['for which nobody is declared', { provider: null, model: null }, null],
    ['whose stand-in it is itself', { provider: 'openrouter', model: 'usual' }, 'spare'],
  ] as const)('[R-COST-04] %s fails, and nobody else is asked', async (_, allowed, standInModel) => {
    model.willAnswer(refusing);
    const { events } = turnWith(allowed, { standInModel });
    expect(await collect(events)).toMatchObject([{ event: 'turn' }, { event: 'error' }]);
    expect(model.requests.map(({ body }) => body.model)).toEqual(['usual']);
    expect(standIn.requests).toHaveLength(0);
  });

  test('[R-COST-04] by silence is waited for 10 s, and then replaced', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      model.willAnswer(hangs);
      standIn.willAnswer(says('I am here.'));
      const { end } = turnWith(declared);
      await model.asked();
      await vi.advanceTimersByTimeAsync(9_900);
      expect(standIn.requests).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(200);
      expect((await end).state).toMatchObject({ status: 'done', text: 'I am here.' });
    } finally {
      vi.useRealTimers();
    }
  });

  test('[R-COST-04] by silence after a thought is waited for 10 s from there, and then replaced', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    try {
      const thinking = held();
      model.willAnswer(thinking.answer);
      standIn.willAnswer(says('I am here.'));
      const { events, end } = turnWith(declared);
      const reader = events[Symbol.asyncIterator]();
      expect((await reader.next()).value).toMatchObject({ event: 'turn' });
      for (let thought = 1; thought <= 3; thought++) {
        const reply = await thinking.asked;
        // The reader learns of a thought when some time has passed since the last one.
        vi.setSystemTime(Date.now() + 10_000);
        await reply.delta({ reasoning: 'Hm. ' });
        expect((await reader.next()).value).toMatchObject({ event: 'wait', data: { reason: 'reasoning' } });
        await vi.advanceTimersByTimeAsync(9_900);
        expect(standIn.requests).toHaveLength(0);
      }
      await vi.advanceTimersByTimeAsync(200);
      expect((await end).state).toMatchObject({ status: 'done', text: 'I am here.' });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a model that fails after its first word', () => {
  test('[R-COST-04] is not replaced: the turn fails and gives the message back', async () => {
    model.willAnswer(breaksOffAfter('I was about to'));
    const { events, named } = turnWith(declared);
    expect((await collect(events)).at(-1)).toMatchObject({ event: 'error', data: { error: 'model_failed' } });
    expect(standIn.requests).toHaveLength(0);
    expect(named('finish_turn')).toMatchObject([{ p_status: 'failed' }]);
  });
});

describe('a server of this machine', () => {
  test('[R-COST-06] that loads its model is waited for, and its reader learns so every 10 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    try {
      const answer = held();
      model.willAnswer(answer.answer);
      const rpcs = { finish_turn: () => turnRow('done', 'Awake.'), save_turn_progress: () => 'running' };
      const { context } = fakeTurnContext(rpcs, model.baseUrl);
      const { events, end } = runTurn(context, {
        ...begun,
        outcome: 'started',
        context: turnContext,
        history: [{ role: 'user', content: 'Hello' }],
      });
      await answer.asked;
      await vi.advanceTimersByTimeAsync(60_000);
      await answer.piece('Awake.');
      await answer.finish();
      vi.useRealTimers();
      await end;
      const names = (await collect(events)).map(({ event, data }) =>
        'reason' in data ? data.reason : event,
      );
      expect(names).toEqual(['turn', ...Array(6).fill('warming_up'), 'delta', 'done']);
    } finally {
      vi.useRealTimers();
    }
  });
});
