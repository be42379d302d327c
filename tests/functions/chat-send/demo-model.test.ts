import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningStack, startStack } from '../../support/stack.ts';

/** A stack of its own, without any provider's key: what a fresh clone runs. */
let stack: RunningStack;
let headers: Record<string, string>;
beforeAll(async () => {
  stack = await startStack();
  headers = { apikey: stack.publishableKey, 'content-type': 'application/json' };
  const response = await fetch(`${stack.apiUrl}/auth/v1/signup`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      email: 'fresh@people.test',
      password: 'a-long-enough-password',
      data: { full_name: 'Fresh Clone', birth_date: '1990-01-01' },
    }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  headers.authorization = `Bearer ${token}`;
});
afterAll(() => stack.stop());

const call = async (name: string, body: unknown) => {
  const response = await fetch(`${stack.apiUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
};

test('[R-API-26] without any provider key the demo model replies, and the page is told so', async () => {
  expect(await call('chat-ensure', { companionId: 'suki' })).toMatchObject({
    success: true,
    demoModel: true,
  });
  const answer = await call('chat-send', { companionId: 'suki', text: 'Hello', messageId: randomUUID() });
  expect(answer).toMatchObject({ success: true, status: 'done' });
  expect(answer.message).toMatch(/^Hi, I'm Suki\. /);
});
