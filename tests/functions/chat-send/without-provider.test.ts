import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { held, refuses, says } from '../../support/model-answers.ts';
import { ScriptedModel } from '../../support/scripted-model.ts';
import type { ModelReply } from '../../support/scripted-reply.ts';
import { signUpData } from '../../support/sign-up-data.ts';
import { startStack } from '../../support/stack.ts';

/** A stack of its own with these secrets, and a person who calls its functions. */
async function ownStack(env: Record<string, string>) {
  const stack = await startStack({ env });
  onTestFinished(() => void stack.stop());
  const post = async (path: string, body: unknown, token: string | null) => {
    const headers = { apikey: stack.publishableKey, 'content-type': 'application/json' };
    const response = await fetch(`${stack.apiUrl}/${path}`, {
      method: 'POST',
      headers: token === null ? headers : { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const credentials = { email: 'fresh@people.test', password: 'a-long-enough-password' };
  const session = await post(
    'auth/v1/signup',
    { ...credentials, data: { ...signUpData, full_name: 'Nadia Fresh' } },
    null,
  );
  const call = (name: string, body: unknown) =>
    post(`functions/v1/${name}`, body, String(session.access_token));
  return { call, dbUrl: stack.dbUrl };
}

const hello = () => ({ companionId: 'suki', text: 'Hello', messageId: randomUUID() });

test('[R-API-26] without any provider key the demo model replies, and the page is told so', async () => {
  const { call } = await ownStack({});
  expect(await call('chat-ensure', { companionId: 'suki' })).toMatchObject({
    success: true,
    demoModel: true,
    localModel: null,
  });
  const answer = await call('chat-send', hello());
  expect(answer).toMatchObject({ success: true, status: 'done' });
  expect(answer.message).toMatch(/\bNadia\b/);
});

test('[R-FIRST-10, R-COST-06] a model server found on this machine is waited for, replies, and costs nothing', {
  tags: 'long',
}, async () => {
  const model = await ScriptedModel.start();
  onTestFinished(() => model.stop());
  const { call, dbUrl } = await ownStack({
    CUSTOM_MODEL_BASE_URL: model.baseUrl,
    CHAT_MODEL: 'llama3.2:latest',
    LOCAL_MODEL: 'llama3.2 on Ollama',
  });
  expect(await call('chat-ensure', { companionId: 'suki' })).toMatchObject({
    demoModel: false,
    localModel: 'llama3.2 on Ollama',
  });

  // Ollama and LM Studio take the request and load the model then: there is silence, and then there are words.
  const silent = held();
  model.willAnswer(silent.answer);
  const first = call('chat-send', hello());
  await silent.asked;
  await silent.piece('Hello from ');
  await silent.piece('this machine.');
  await silent.finish();
  expect(await first).toMatchObject({ status: 'done', message: 'Hello from this machine.' });

  // llama.cpp refuses while it loads.
  const loading = refuses(503, 'Loading model');
  model.willAnswer(loading, loading, says('I am awake.'));
  expect(await call('chat-send', hello())).toMatchObject({ status: 'done', message: 'I am awake.' });

  // LM Studio where it may load nothing by itself, and where the memory is too small for a model.
  const tooBig = (reply: ModelReply) =>
    reply.json(500, { error: 'Failed to load model: insufficient resources' });
  model.willAnswer(
    refuses(400, 'No models loaded. Please load a model in the developer page.'),
    tooBig,
    tooBig,
  );
  expect(await call('chat-send', hello())).toMatchObject({ success: false, error: 'model_failed' });
  expect(await call('chat-send', hello())).toMatchObject({ success: false, error: 'model_failed' });

  expect(new Set(model.requests.map(({ body }) => body.model))).toEqual(new Set(['llama3.2:latest']));
  const database = new pg.Client(dbUrl);
  await database.connect();
  onTestFinished(() => database.end());
  const calls = 'select provider, outcome, cost_usd::float8 as cost from public.model_calls';
  const counted = Array(2).fill({ provider: 'custom', outcome: 'finished', cost: 0 });
  expect((await database.query(calls)).rows).toEqual(counted);
  // What failed is given back.
  expect((await database.query('select used from public.daily_usage')).rows).toEqual([{ used: 2 }]);
});
