import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { ScriptedModel } from '../../support/scripted-model.ts';
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
  const data = { full_name: 'Nadia Fresh', birth_date: '1990-01-01' };
  const session = await post('auth/v1/signup', { ...credentials, data }, null);
  return (name: string, body: unknown) => post(`functions/v1/${name}`, body, String(session.access_token));
}

const hello = () => ({ companionId: 'suki', text: 'Hello', messageId: randomUUID() });

test('[R-API-26] without any provider key the demo model replies, and the page is told so', async () => {
  const call = await ownStack({});
  expect(await call('chat-ensure', { companionId: 'suki' })).toMatchObject({
    success: true,
    demoModel: true,
    localModel: null,
  });
  const answer = await call('chat-send', hello());
  expect(answer).toMatchObject({ success: true, status: 'done' });
  expect(answer.message).toMatch(/\bNadia\b/);
});

test('[R-FIRST-10] a model server found on this machine replies, and the page is told its name', async () => {
  const model = await ScriptedModel.start();
  onTestFinished(() => model.stop());
  model.willAnswer(async (reply) => {
    await reply.piece('Hello from this machine.');
    await reply.finish();
  });
  const call = await ownStack({
    CUSTOM_MODEL_BASE_URL: model.baseUrl,
    CHAT_MODEL: 'llama3.2',
    LOCAL_MODEL: 'llama3.2 on Ollama',
  });
  expect(await call('chat-ensure', { companionId: 'suki' })).toMatchObject({
    demoModel: false,
    localModel: 'llama3.2 on Ollama',
  });
  expect(await call('chat-send', hello())).toMatchObject({ message: 'Hello from this machine.' });
  expect(model.requests.map(({ body }) => body.model)).toEqual(['llama3.2']);
});
