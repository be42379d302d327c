import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { runTurn } from '../../../supabase/functions/_shared/turns/run-turn.ts';
import { failsAfter, held, refuses, says } from '../../support/model-answers.ts';
import { ScriptedModel } from '../../support/scripted-model.ts';
import { DatabaseRefusal } from '../support/fake-database.ts';
import {
  begun,
  collect,
  fakeTurnContext,
  quota,
  turnContext,
  turnId,
  turnRow,
} from '../support/turn-fixtures.ts';

let model: ScriptedModel;
beforeAll(async () => {
  model = await ScriptedModel.start();
});
afterEach(() => model.reset());
afterAll(() => model.stop());

const history = [
  { role: 'user' as const, content: 'Hi' },
  { role: 'assistant' as const, content: 'Hello!' },
  { role: 'user' as const, content: 'How are you?' },
];
const started = { ...begun, outcome: 'started' as const, context: turnContext, history };
/** Ends a turn as SQL does. */
const finishes = { finish_turn: (args: Record<string, unknown>) => ends(args) };
const ends = ({ p_status, p_reply_text, p_failure = null }: Record<string, unknown>) =>
  turnRow(String(p_status), p_status === 'failed' ? '' : String(p_reply_text), {
    reply_id: 'reply',
    failure: p_failure,
  });

describe('a turn', () => {
  test('[R-TURN-03] sends the model the system prompt and the history, which ends with the new message', async () => {
    model.willAnswer(says('Good.'));
    const { context } = fakeTurnContext(finishes, model.baseUrl);
    await runTurn(context, started).end;
    const messages = model.requests[0]?.body.messages ?? [];
    expect(messages[0]?.role).toBe('system');
    expect(messages[0]?.content).toContain('You are "Suki".');
    expect(messages.slice(1)).toEqual(history);
  });

  test.each([
    ['the default', null, null, 0.7],
    ['that of the environment', null, 0.2, 0.2],
    ["the companion's own", 1.1, 0.2, 1.1],
    ["the companion's own, even where it is 0", 0, 0.2, 0],
  ])('[R-TURN-04] has %s for its temperature', async (_name, own, ofEnvironment, expected) => {
    model.willAnswer(says('Good.'));
    const { context } = fakeTurnContext(finishes, model.baseUrl, { chatTemperature: ofEnvironment });
    const turn = { ...started, context: { ...turnContext, temperature: own } };
    await runTurn(context, turn).end;
    expect(model.requests[0]?.body.temperature).toBe(expected);
  });

  test('[R-TURN-18, R-TURN-23] streams its start, its pieces by offset and its end, and is stored once', async () => {
    model.willAnswer(says('Good ', 'morning 😀', '!'));
    const { context, calls } = fakeTurnContext(finishes, model.baseUrl);
    const { events, end } = runTurn(context, started);
    const text = 'Good morning 😀!';
    expect(await collect(events)).toEqual([
      {
        event: 'turn',
        data: {
          turnId,
          chatId: begun.chatId,
          askedId: begun.askedId,
          version: 1,
          ...quota,
          expiresAt: null,
          now: expect.any(String),
        },
      },
      { event: 'delta', data: { text: 'Good ', at: 0 } },
      { event: 'delta', data: { text: 'morning 😀', at: 5 } },
      { event: 'delta', data: { text: '!', at: 15 } },
      { event: 'done', data: { message: text, status: 'done', replyId: 'reply', ...quota } },
    ]);
    expect((await end).error).toBeNull();
    expect(calls).toEqual([
      {
        name: 'finish_turn',
        args: {
          p_turn_id: turnId,
          p_status: 'done',
          p_reply_text: text,
          p_first_words_ms: expect.any(Number),
          p_asked: { provider: 'custom', model: 'openai/gpt-3.5-turbo' },
          p_answered: { model: 'openai/gpt-3.5-turbo', provider: null, isStandIn: false },
          p_calls: [expect.objectContaining({ outcome: 'finished' })],
        },
      },
    ]);
  });

  test('[R-TURN-19] continues when its reader disconnects', async () => {
    const answer = held();
    model.willAnswer(answer.answer);
    const { context, calls } = fakeTurnContext(finishes, model.baseUrl);
    const { events, end } = runTurn(context, started);
    await answer.piece('One ');
    for await (const { event } of events) if (event === 'delta') break;
    await answer.piece('two');
    await answer.finish();
    expect((await end).state.text).toBe('One two');
    expect(calls.filter(({ name }) => name === 'finish_turn')).toHaveLength(1);
  });

  test('[R-TURN-21] that fails gives its code and text, and no reply is stored', async () => {
    model.willAnswer(failsAfter('One ', 'two '));
    const { context, calls, logError } = fakeTurnContext(finishes, model.baseUrl);
    const { events, end } = runTurn(context, started);
    expect((await collect(events)).at(-1)).toEqual({
      event: 'error',
      data: { error: 'model_failed', detail: 'Failed. Try again.', ...quota },
    });
    expect((await end).error).toMatchObject({ code: 'model_failed', status: 502 });
    expect(calls.at(-1)).toMatchObject({
      name: 'finish_turn',
      args: { p_status: 'failed', p_failure: 'model_failed' },
    });
    expect(logError.mock.calls[0]?.[0]).toBe('model_failed');
  });

  test("never tells the reader the provider's words, which may name a key", async () => {
    model.willAnswer(refuses(401, 'Incorrect API key provided: sk-secret'));
    const { context } = fakeTurnContext(finishes, model.baseUrl);
    const { events } = runTurn(context, started);
    expect(JSON.stringify(await collect(events))).not.toContain('sk-secret');
  });

  test('fails in the same way without a configured provider', async () => {
    const { context, calls } = fakeTurnContext(finishes, model.baseUrl);
    const turn = { ...started, context: { ...turnContext, provider: 'openrouter' as const } };
    expect((await runTurn(context, turn).end).error).toMatchObject({ code: 'model_failed' });
    expect(calls.map(({ name }) => name)).toEqual(['finish_turn']);
  });
});

describe('a turn that is ended while it runs', () => {
  test('[R-TURN-20] by its person stops the model and keeps the text so far', async () => {
    const answer = held();
    model.willAnswer(answer.answer);
    const rpcs = { ...finishes, save_turn_progress: () => 'stopped' };
    const { context, calls, logError } = fakeTurnContext(rpcs, model.baseUrl);
    const { events, end } = runTurn(context, started);
    await answer.piece('One ');
    const { state, error } = await end;
    expect(error).toBeNull();
    expect(state).toMatchObject({ status: 'stopped', text: 'One ' });
    await (await answer.asked).closed;
    expect(calls.at(-1)?.args).toMatchObject({ p_status: 'stopped', p_reply_text: 'One ' });
    expect((await collect(events)).at(-1)).toMatchObject({ event: 'done', data: { status: 'stopped' } });
    expect(logError).not.toHaveBeenCalled();
  });

  test('[R-TURN-20] by its person just before the model failed stays stopped', async () => {
    model.willAnswer(failsAfter('One '));
    const { context } = fakeTurnContext({ finish_turn: () => turnRow('stopped', 'One ') }, model.baseUrl);
    const { events, end } = runTurn(context, started);
    expect((await end).error).toBeNull();
    expect((await collect(events)).at(-1)).toMatchObject({
      event: 'done',
      data: { status: 'stopped', message: 'One ' },
    });
  });

  test('[R-TURN-22] by a reader who found its worker dead is a failure that is already refunded', async () => {
    const answer = held();
    model.willAnswer(answer.answer);
    const rpcs = {
      save_turn_progress: () => 'interrupted',
      finish_turn: () => turnRow('interrupted', ''),
    };
    const { context } = fakeTurnContext(rpcs, model.baseUrl);
    const { events, end } = runTurn(context, started);
    await answer.piece('One ');
    expect((await end).error).toMatchObject({ code: 'model_failed' });
    expect((await collect(events)).at(-1)).toMatchObject({ event: 'error', data: { error: 'model_failed' } });
  });

  test('with its chat says that the chat has expired, with the minutes of the plan', async () => {
    const answer = held();
    model.willAnswer(answer.answer);
    const rpcs = {
      save_turn_progress: () => null,
      finish_turn: () => {
        throw new DatabaseRefusal('chat_expired');
      },
    };
    const { context } = fakeTurnContext(rpcs, model.baseUrl);
    const { events, end } = runTurn(context, started);
    await answer.piece('One ');
    expect((await end).error).toMatchObject({ code: 'chat_expired' });
    expect((await collect(events)).at(-1)?.data).toMatchObject({
      error: 'chat_expired',
      detail: expect.stringContaining('a new 7-minute session.'),
    });
  });
});

describe('a database that is unreachable for a moment', () => {
  test('does not lose the reply', async () => {
    model.willAnswer(says('Good ', 'morning.'));
    let calls = 0;
    const rpcs = {
      finish_turn: (args: Record<string, unknown>) => {
        if (++calls === 1) throw new DatabaseRefusal('connection lost', { code: '08006' });
        return ends(args);
      },
    };
    const { context, logError } = fakeTurnContext(rpcs, model.baseUrl);
    const { events } = runTurn(context, started);
    expect((await collect(events)).at(-1)).toMatchObject({
      event: 'done',
      data: { message: 'Good morning.' },
    });
    expect(calls).toBe(2);
    expect(logError.mock.calls.map(([event]) => event)).toEqual(['finish_turn_retried']);
  });

  test('is reported as internal when it stays unreachable, with the reason in the log only', async () => {
    model.willAnswer(says('Good.'));
    let tried = () => {};
    const firstTry = new Promise<void>((resolve) => {
      tried = resolve;
    });
    const rpcs = {
      finish_turn: () => {
        if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['setTimeout'] });
        tried();
        throw new DatabaseRefusal('connection lost', { code: '08006' });
      },
    };
    const { context, logError } = fakeTurnContext(rpcs, model.baseUrl);
    const { events, end } = runTurn(context, started);
    await firstTry;
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect((await end).error).toMatchObject({ code: 'internal' });
    expect(JSON.stringify(await collect(events))).not.toContain('connection lost');
    expect(logError).toHaveBeenCalledWith('finish_turn_failed', expect.anything());
  });
});
