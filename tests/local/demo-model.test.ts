import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoReply } from '../../supabase/local/demo-model/reply.ts';
import { type RunningStack, startStack } from '../support/stack.ts';
import { seededPrompt } from './support/conversation.ts';
import { fixture } from './support/project.ts';

const persona = { role: 'system', content: seededPrompt('suki') };
const person = (content: string) => ({ role: 'user', content });

describe('the server of the demo model', () => {
  let stack: RunningStack;
  beforeAll(async () => {
    stack = await startStack({ project: fixture });
  });
  afterAll(() => stack.stop());

  const ask = (body: unknown) =>
    fetch(`${stack.apiUrl}/demo-model/v1/chat/completions`, { method: 'POST', body: JSON.stringify(body) });

  test('returns a whole reply as JSON', async () => {
    const answer = await (await ask({ model: 'any', messages: [persona, person('Hello')] })).json();
    expect(answer.choices).toEqual([
      {
        index: 0,
        message: { role: 'assistant', content: demoReply([persona, person('Hello')]) },
        finish_reason: 'stop',
      },
    ]);
    expect(answer.usage.completion_tokens).toBeGreaterThan(0);
  });

  test('streams word by word and ends with a done event', async () => {
    const response = await ask({ model: 'any', stream: true, messages: [persona, person('Good day')] });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events = (await response.text()).trimEnd().split('\n\n');
    expect(events.pop()).toBe('data: [DONE]');
    const choices = events.map((event) => JSON.parse(event.replace('data: ', '')).choices[0]);
    expect(choices.at(-1).finish_reason).toBe('stop');
    const words = choices.map(({ delta }) => delta.content).filter(Boolean);
    expect(words.join('')).toBe(demoReply([persona, person('Good day')]));
    expect(words.length).toBeGreaterThan(5);
  });

  test('gives another reply to a conversation that was replied to', async () => {
    const messages = [persona, person('Once more')];
    const replies: string[] = [];
    for (let attempt = 0; attempt < 2; attempt++) {
      const answer = await (await ask({ model: 'any', messages })).json();
      replies.push(answer.choices[0].message.content);
    }
    expect(replies).toEqual([demoReply(messages, 0), demoReply(messages, 1)]);
    expect(replies[1]).not.toBe(replies[0]);
  });

  test('lists its one model', async () => {
    const answer = await (await fetch(`${stack.apiUrl}/demo-model/v1/models`)).json();
    expect(answer.data).toEqual([expect.objectContaining({ id: 'amity-demo', context_length: 4096 })]);
  });

  test.each([{}, { messages: 'Hello' }, { messages: [{ role: 'user' }] }])('refuses %j', async (body) => {
    expect((await ask(body)).status).toBe(400);
  });
});
