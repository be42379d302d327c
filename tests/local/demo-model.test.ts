import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTINUE_REQUEST } from '../../supabase/functions/_shared/domain/prompt.ts';
import { demoReply } from '../../supabase/local/demo-model/reply.ts';
import { type RunningStack, startStack } from '../support/stack.ts';
import { fixture } from './support/project.ts';

const sayings = [
  'The sea was loud this morning.',
  'I baked bread and burnt the crust.',
  'Tell me about your garden.',
];
const system = [
  'You are Suki, who lives by the sea.',
  '',
  'Things you often say:',
  ...sayings.map((saying) => `- ${saying}`),
  '',
  'Rules: never claim to be human.',
].join('\n');

const says = (role: string) => (content: string) => ({ role, content });
const [persona, person, companion] = [says('system')(system), says('user'), says('assistant')];

describe('a reply of the demo model', () => {
  test('starts the first turn with the name and continues with a sentence of the companion', () => {
    const [greeting, saying] = demoReply([persona, person('Hello')]).split(/(?<=Suki\.) /);
    expect(greeting).toBe("Hi, I'm Suki.");
    expect(sayings).toContain(saying);
  });

  test.each([
    ['What did you bake, bread?', sayings[1]],
    ['My garden is dry.', sayings[2]],
    ['Is the sea loud today?', sayings[0]],
  ])('to %j is the sentence nearest to it', (text, nearest) => {
    expect(demoReply([persona, person('Hello'), companion('Hi.'), person(text)])).toBe(nearest);
  });

  test('never repeats its previous sentence', () => {
    const messages = [persona, person('Tell me about bread')];
    for (let turn = 0; turn < 12; turn++) {
      const reply = demoReply(messages);
      expect(messages.at(-2)?.content).not.toBe(reply);
      messages.push(companion(reply), person('Tell me about bread'));
    }
  });

  test('is the same for the same conversation', () => {
    const messages = [persona, person('Hello'), companion('Hi.'), person('And then?')];
    expect(demoReply(messages)).toBe(demoReply(messages));
  });

  test('at the next attempt is another one, until all of them were said', () => {
    const messages = [persona, person('Hello'), companion('Hi.'), person('My garden is dry.')];
    const replies = sayings.map((_, attempt) => demoReply(messages, attempt));
    expect(replies[0]).toBe(sayings[2]);
    expect([...replies].sort()).toEqual([...sayings].sort());
    expect(demoReply(messages, sayings.length)).toBe(replies[0]);
  });

  test('that is continued goes on with another sentence and without a greeting', () => {
    const messages = [persona, person('Hello'), companion(sayings[0] ?? ''), person(CONTINUE_REQUEST)];
    expect(sayings.slice(1)).toContain(demoReply(messages));
  });

  test('is a default sentence for a companion without sentences', () => {
    expect(demoReply([says('system')('You are brief.'), person('Hello')])).toMatch(/\w/);
  });
});

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
