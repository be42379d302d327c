import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runTurn } from '../../../supabase/functions/_shared/turns/run-turn.ts';
import { held } from '../../support/model-answers.ts';
import { ScriptedModel } from '../../support/scripted-model.ts';
import { begun, fakeTurnContext, turnContext, turnRow } from '../support/turn-fixtures.ts';

let model: ScriptedModel;
beforeAll(async () => {
  model = await ScriptedModel.start();
});
afterAll(() => model.stop());

const started = { ...begun, outcome: 'started' as const, context: turnContext, history: [] };
const finishes = { finish_turn: () => turnRow('done', 'Good.') };

describe('a turn whose model reasons', () => {
  test('[R-COST-05, R-TURN-18] sends its reader a wait event from time to time', async () => {
    const reasoning = { choices: [{ index: 0, delta: { reasoning: 'Hm. ' }, finish_reason: null }] };
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const answer = held();
      model.willAnswer(answer.answer);
      const { context } = fakeTurnContext(finishes, model.baseUrl);
      const { events, end } = runTurn(context, started);
      const reader = events[Symbol.asyncIterator]();
      const next = async () => (await reader.next()).value;
      expect(await next()).toMatchObject({ event: 'turn' });
      const reply = await answer.asked;
      for (let wait = 0; wait < 2; wait++) {
        vi.setSystemTime(Date.now() + 10_000);
        await reply.event(reasoning);
        expect(await next()).toEqual({ event: 'wait', data: { reason: 'reasoning' } });
        await reply.event(reasoning);
      }
      await answer.piece('Good.');
      expect(await next()).toEqual({ event: 'delta', data: { text: 'Good.', at: 0 } });
      await answer.finish();
      await end;
    } finally {
      vi.useRealTimers();
    }
  });
});
