import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chatSendInProcess } from '../../support/function-in-process.ts';
import { held, says } from '../../support/model-answers.ts';
import { ScriptedModel } from '../../support/scripted-model.ts';
import { eventsOf, message } from '../support/call.ts';
import { newPerson, type Person } from '../support/people.ts';
import { rest } from '../support/rest.ts';
import { sql, stack } from '../support/stack.ts';
import { storedMessages } from '../support/stored.ts';

/** Everything that left the function, in order: database calls by the last part of their path, and the model. */
const trips: string[] = [];
let model: ScriptedModel;
let chatSend: ReturnType<typeof chatSendInProcess>;

beforeAll(async () => {
  model = await ScriptedModel.start();
  chatSend = chatSendInProcess({
    ...stack,
    modelBaseUrl: model.baseUrl,
    onTrip: (name) => trips.push(name),
  });
});
beforeEach(() => {
  trips.length = 0;
  model.reset();
});
afterAll(() => model.stop());

function send(person: Person, companionId: string, accept: string): Promise<Response> {
  return chatSend.fetch(
    new Request('http://functions.test/chat-send', {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, accept },
      body: JSON.stringify(message(companionId, 'Hello')),
    }),
  );
}

test.each(['application/json', 'text/event-stream'])(
  '[R-TURN-23] a short reply as %s takes one database round trip before the model and one after',
  async (accept) => {
    const person = await newPerson();
    model.willAnswer(async (reply, request) => {
      trips.push('the model');
      await says('Good ', 'morning.')(reply, request);
    });
    const response = await send(person, 'suki', accept);
    expect(response.status).toBe(200);
    await response.text();
    expect(trips).toEqual(['begin_turn', 'the model', 'finish_turn']);
    expect((await storedMessages(person, 'suki')).at(-1)?.message_text).toBe('Good morning.');
  },
);

test('[R-MEM-12, R-MEM-13] memory adds no round trip before the first word nor before the end', async () => {
  const person = await newPerson();
  await sql(
    `insert into public.user_consents (user_id, purpose, text_version, given)
     values ($1, 'memory', '2026-11-23', true)`,
    [person.id],
  );
  await rest('memories', person, 'POST', { text: 'I have a dog.' });
  const memories: string[] = [];
  model.otherwise(async (reply, request) => {
    const isReply = request.body.messages.at(-1)?.content === 'Hello';
    trips.push(isReply ? 'the model' : 'the model reads');
    if (isReply) memories.push(request.body.messages[0]?.content ?? '');
    await says(isReply ? 'Hi.' : '{"facts": []}')(reply, request);
  });
  const response = await send(person, 'suki', 'text/event-stream');
  const atTheEnd: string[] = [];
  for await (const { event } of eventsOf(response)) if (event === 'done') atTheEnd.push(...trips);
  expect(atTheEnd.filter((trip) => trip !== 'save_turn_progress').slice(0, 3)).toEqual([
    'begin_turn',
    'the model',
    'finish_turn',
  ]);
  expect(memories.join()).toContain('- "I have a dog."');
  // The request that reads is written down when it begins and when it ends; then there is no other job.
  const afterwards = () =>
    trips.filter((trip) => ['record_model_calls', 'take_memory_job'].includes(trip)).sort();
  await expect
    .poll(afterwards, { interval: 20, timeout: 30_000 })
    .toEqual(['record_model_calls', 'record_model_calls', 'take_memory_job', 'take_memory_job']);
});

test('[R-TURN-23, R-TURN-19] a long reply is saved while it grows and finished in one round trip', async () => {
  const person = await newPerson();
  const answer = held();
  model.willAnswer(answer.answer);
  const response = await send(person, 'suki', 'text/event-stream');
  const read = (async () => {
    for await (const { event } of eventsOf(response)) if (event === 'done') return;
  })();
  await answer.piece('First. ');
  const saved = () => trips.filter((trip) => trip === 'save_turn_progress').length;
  await expect.poll(saved, { interval: 20, timeout: 30_000 }).toBe(1);
  await answer.piece('Second.');
  await answer.finish();
  await read;
  expect(trips.filter((trip) => trip !== 'save_turn_progress')).toEqual(['begin_turn', 'finish_turn']);
  expect((await storedMessages(person, 'suki')).at(-1)?.message_text).toBe('First. Second.');
});

test('[R-TURN-23] a refused message takes one database round trip and never reaches the model', async () => {
  const person = await newPerson();
  const response = await send(person, 'nobody', 'application/json');
  expect(response.status).toBe(404);
  expect(trips).toEqual(['begin_turn']);
  expect(model.requests).toHaveLength(0);
});
