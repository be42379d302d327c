import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { CONTINUE_REQUEST } from '../../../supabase/functions/_shared/domain/prompt.ts';
import { runTurn } from '../../../supabase/functions/_shared/turns/run-turn.ts';
import { held, refuses, says } from '../../support/model-answers.ts';
import { ScriptedModel } from '../../support/scripted-model.ts';
import { begun, collect, fakeTurnContext, quota, turnContext, turnRow } from '../support/turn-fixtures.ts';

let model: ScriptedModel;
beforeAll(async () => {
  model = await ScriptedModel.start();
});
afterEach(() => model.reset());
afterAll(() => model.stop());

/** Ends a turn as SQL does. */
const finishes = {
  finish_turn: ({ p_status, p_reply_text, p_failure = null }: Record<string, unknown>) =>
    turnRow(String(p_status), String(p_reply_text), { reply_id: 'reply', failure: p_failure }),
};

describe('a turn that continues a reply', () => {
  const old = 'It was a dark';
  const continues = {
    ...begun,
    outcome: 'started' as const,
    context: turnContext,
    continuedText: old,
    history: [
      { role: 'user' as const, content: 'Tell me a story.' },
      { role: 'assistant' as const, content: old },
    ],
  };

  test('[R-KEEP-03] asks the model to go on behind the old words', async () => {
    model.willAnswer(says('and stormy night.'));
    const { context } = fakeTurnContext(finishes, model.baseUrl);
    await runTurn(context, continues).end;
    expect(model.requests[0]?.body.messages.slice(-2)).toEqual([
      { role: 'assistant', content: old },
      { role: 'user', content: CONTINUE_REQUEST },
    ]);
  });

  test('[R-KEEP-03] streams the old words at its start, the new ones behind them, and stores the whole', async () => {
    model.willAnswer(says('and ', 'stormy.'));
    const { context, calls } = fakeTurnContext(finishes, model.baseUrl);
    const [start, ...events] = await collect(runTurn(context, continues).events);
    expect(start).toMatchObject({ event: 'turn', data: { askedId: begun.askedId, text: old } });
    let shown = old;
    for (const event of events.slice(0, -1)) {
      if (event.event !== 'delta') throw new Error(`There is a ${event.event} among the deltas`);
      expect(event.data.at).toBe(shown.length);
      shown += event.data.text;
    }
    expect(shown).toBe(`${old} and stormy.`);
    expect(events.at(-1)).toEqual({
      event: 'done',
      data: { message: shown, status: 'done', replyId: 'reply', ...quota },
    });
    expect(calls.at(-1)?.args).toMatchObject({ p_status: 'done', p_reply_text: `${old} and stormy.` });
  });

  test('[R-KEEP-03] that fails or is stopped without a new word stores nothing', async () => {
    model.willAnswer(refuses(400));
    const failing = fakeTurnContext(finishes, model.baseUrl);
    await runTurn(failing.context, continues).end;
    expect(failing.calls.at(-1)?.args).toMatchObject({ p_status: 'failed', p_reply_text: '' });

    vi.useFakeTimers({ toFake: ['Date', 'setInterval'] });
    const answer = held();
    model.willAnswer(answer.answer);
    const rpcs = { ...finishes, save_turn_progress: () => 'stopped' };
    const stopped = fakeTurnContext(rpcs, model.baseUrl);
    const { end } = runTurn(stopped.context, continues);
    await answer.asked;
    await vi.advanceTimersByTimeAsync(11_000);
    vi.useRealTimers();
    await end;
    expect(stopped.calls).toMatchObject([
      { name: 'save_turn_progress', args: { p_reply_text: old } },
      { name: 'finish_turn', args: { p_status: 'stopped', p_reply_text: '' } },
    ]);
  });
});
