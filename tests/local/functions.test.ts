import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningStack, startStack } from '../support/stack.ts';
import { call, newPerson } from './support/api.ts';
import { fixture } from './support/project.ts';

let stack: RunningStack;

beforeAll(async () => {
  stack = await startStack({
    project: fixture,
    siteUrl: 'http://127.0.0.1:6173',
    env: { CHAT_MODEL: 'a/model' },
  });
});
afterAll(() => stack.stop());

const echo = (query: string, as: Parameters<typeof call>[2] = {}) =>
  call(stack, `/functions/v1/echo${query}`, as);

test('a function is served under the name of its folder and sees the caller’s address', async () => {
  const ada = await newPerson(stack);
  const { status, body } = await echo('/deeper?x=1', { as: ada });
  expect(status).toBe(200);
  expect(body).toMatchObject({ pathname: '/echo/deeper', subject: ada.id });
});

test('a function reads the secrets of the embedded stack and of the environment', async () => {
  const names = [
    'SUPABASE_URL',
    'SUPABASE_ANON_KEY',
    'SUPABASE_SERVICE_ROLE_KEY',
    'SITE_URL',
    'DEMO_PLANS',
    'DEMO_MODEL_BASE_URL',
    'CHAT_MODEL',
  ];
  const { body } = await echo(`?names=${names.join(',')}`);
  expect(body.environment).toEqual({
    SUPABASE_URL: stack.apiUrl,
    SUPABASE_ANON_KEY: stack.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: stack.secretKey,
    SITE_URL: 'http://127.0.0.1:6173',
    DEMO_PLANS: 'true',
    DEMO_MODEL_BASE_URL: `${stack.apiUrl}/demo-model/v1`,
    CHAT_MODEL: 'a/model',
  });
});

test.each([
  ['OPENROUTER_API_KEY', 'a-key'],
  ['OPENAI_API_KEY', 'a-key'],
  ['CUSTOM_MODEL_BASE_URL', 'http://127.0.0.1:1/v1'],
])('the demo model is not offered when %s is set', { tags: 'long' }, async (name, value) => {
  const other = await startStack({ project: fixture, env: { [name]: value } });
  const { body } = await call(other, `/functions/v1/echo?names=DEMO_MODEL_BASE_URL,${name}`);
  expect(body.environment).toEqual({ DEMO_MODEL_BASE_URL: null, [name]: value });
  await other.stop();
});

test('background work of a function runs after its response, and its failure does not stop the stack', async () => {
  expect((await echo('?later')).body.handedOver).toBe('not yet');
  expect((await echo('')).body.handedOver).toBe('done');
});

test('a function that throws returns 500 and does not stop the stack', async () => {
  expect(await echo('?fail')).toMatchObject({ status: 500, body: { message: 'Internal Server Error' } });
  expect((await echo('')).status).toBe(200);
});

test('an unknown function returns 404', async () => {
  expect((await call(stack, '/functions/v1/nothing')).status).toBe(404);
});
