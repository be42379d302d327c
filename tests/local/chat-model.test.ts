import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { chooseChatModel } from '../../supabase/local/launch/chat-model.mjs';

/** A program on this machine that responds with this body to every request; its base URL and what it was asked for. */
async function programThatSays(body: string, status = 200) {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(status).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked };
}

/** An address at which nothing listens. */
async function emptyAddress(): Promise<string> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}/v1`;
}

const modelList = (...ids: string[]) =>
  JSON.stringify({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) });

/** What is decided for these addresses of Ollama and LM Studio. */
async function choose(ollama: string, lmStudio: string, demo = false, given: Record<string, string> = {}) {
  const env: Record<string, string | undefined> = { ...given };
  const servers = [
    { name: 'Ollama', baseUrl: ollama },
    { name: 'LM Studio', baseUrl: lmStudio },
  ];
  const sentence = await chooseChatModel({ demo, env, servers, probeMs: 300_000 });
  return { sentence, env };
}

const fromDemoModel = { sentence: 'Replies come from the demo model, a small script.', env: {} };

test('[R-FIRST-10] a model server on this machine is used and named, the first of several', async () => {
  const ollama = await programThatSays(modelList('nomic-embed-text', 'llama3.2', 'qwen3'));
  const lmStudio = await programThatSays(modelList('gemma-3'));
  expect(await choose(ollama.baseUrl, lmStudio.baseUrl)).toEqual({
    sentence: 'Replies come from llama3.2 on Ollama.',
    env: {
      CUSTOM_MODEL_BASE_URL: ollama.baseUrl,
      CHAT_MODEL: 'llama3.2',
      LOCAL_MODEL: 'llama3.2 on Ollama',
    },
  });
  expect(ollama.asked).toEqual(['/v1/models']);
});

test('[R-FIRST-10] the next server is used where the first is not there', async () => {
  const lmStudio = await programThatSays(modelList('gemma-3'));
  const { sentence, env } = await choose(await emptyAddress(), lmStudio.baseUrl);
  expect(sentence).toBe('Replies come from gemma-3 on LM Studio.');
  expect(env.CUSTOM_MODEL_BASE_URL).toBe(lmStudio.baseUrl);
});

test.each([
  ['another program that serves pages', '<!doctype html><title>Hello</title>', 200],
  ['a program with another API', '{"models":[]}', 200],
  ['a program that refuses', 'Not found', 404],
])('[R-FIRST-10] %s is no model server, and the demo model replies', async (_what, body, status) => {
  const program = await programThatSays(body, status);
  expect(await choose(program.baseUrl, await emptyAddress())).toEqual(fromDemoModel);
  expect(program.asked).toEqual(['/v1/models']);
});

test.each([
  ['without a model', []],
  ['with nothing but models that cannot talk', ['text-embedding-3', 'all-minilm:latest', 'bge-m3:latest']],
])('[R-FIRST-10] a server %s is named as such, and the demo model replies', async (_what, models) => {
  const ollama = await programThatSays(modelList(...models));
  expect(await choose(ollama.baseUrl, await emptyAddress())).toEqual({
    sentence: 'Ollama is here but has no model. Replies come from the demo model, a small script.',
    env: {},
  });
});

test.each([
  ['on whichever server it is', 'gemma-3', 'Replies come from gemma-3 on LM Studio.', 'gemma-3'],
  ['without the tag', 'qwen3', 'Replies come from qwen3 on Ollama.', 'qwen3:latest'],
  [
    'but not where nobody has it',
    'mistral',
    'No server here has mistral. Replies come from llama3.2 on Ollama.',
    'llama3.2:latest',
  ],
])('[R-FIRST-10] CHAT_MODEL chooses among the models, %s', async (_how, wanted, sentence, model) => {
  const ollama = await programThatSays(modelList('llama3.2:latest', 'qwen3:latest'));
  const lmStudio = await programThatSays(modelList('gemma-3'));
  const chosen = await choose(ollama.baseUrl, lmStudio.baseUrl, false, { CHAT_MODEL: wanted });
  expect(chosen.sentence).toBe(sentence);
  expect(chosen.env.CHAT_MODEL).toBe(model);
});

test.each([
  ['/home/pat/models/Qwen3-4B-Q4_K_M.gguf', 'Qwen3-4B-Q4_K_M'],
  ['C:\\models\\gemma-3-4b.GGUF', 'gemma-3-4b'],
  ['qwen/qwen3-4b', 'qwen/qwen3-4b'],
])('[R-FIRST-10] %s is called %s and asked for by its whole name', async (model, name) => {
  const server = await programThatSays(modelList(model));
  const { env } = await choose(server.baseUrl, await emptyAddress());
  expect(env).toMatchObject({ CHAT_MODEL: model, LOCAL_MODEL: `${name} on Ollama` });
});

test('[R-FIRST-10] where no server is there the demo model replies', async () => {
  expect(await choose(await emptyAddress(), await emptyAddress())).toEqual(fromDemoModel);
});

test('[R-FIRST-10] with --demo nothing is asked, and a configured provider is left out', async () => {
  const ollama = await programThatSays(modelList('llama3.2'));
  const given = { OPENROUTER_API_KEY: 'a-key', CUSTOM_MODEL_BASE_URL: 'http://models.test/v1' };
  expect(await choose(ollama.baseUrl, await emptyAddress(), true, given)).toEqual(fromDemoModel);
  expect(ollama.asked).toEqual([]);
});

test('[R-FIRST-10] with a configured provider no server is asked, and nothing changes', async () => {
  const ollama = await programThatSays(modelList('llama3.2'));
  const given = { OPENROUTER_API_KEY: 'a-key' };
  expect(await choose(ollama.baseUrl, await emptyAddress(), false, given)).toEqual({
    sentence: null,
    env: given,
  });
  expect(ollama.asked).toEqual([]);
});
