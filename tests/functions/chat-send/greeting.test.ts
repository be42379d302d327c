import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { refuses, says } from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { newPrivateCompanion } from '../support/fixtures.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, type Person, usedToday } from '../support/people.ts';
import { rest } from '../support/rest.ts';
import { sql } from '../support/stack.ts';

const model = scriptModel();

const greeting = 'Take the seat by the window.';

async function companionThatGreets(person: Person): Promise<string> {
  const id = await newPrivateCompanion(person);
  await rest(`companions?id=eq.${id}`, person, 'PATCH', {
    greeting,
    scenario: 'On the 7:42, by the window.',
    example_dialogue: 'You: Nothing happened.\nSecret: *puts the pen down* Was there a window in it?',
    openers: ['I saw something odd.', 'Draw my Monday.'],
  });
  return id;
}

const stored = (person: Person) =>
  sql(
    'select message_type, message_text, is_greeting from public.messages where user_id = $1 order by created_at',
    [person.id],
  );

describe.concurrent('a companion that speaks first', () => {
  test('[R-FIRST-03] has its greeting in the captured history, stored with the first message and free', async () => {
    const person = await newPerson();
    const companionId = await companionThatGreets(person);
    await call('chat-ensure', { as: person, body: { companionId } });
    expect(await stored(person)).toEqual([]);

    const text = `Hello ${randomUUID()}`;
    model.answers(text, says('Hello to you.'));
    expect((await call('chat-send', { as: person, body: message(companionId, text) })).status).toBe(200);
    expect(model.requests(text)[0]?.body.messages.slice(1)).toEqual([
      { role: 'assistant', content: greeting },
      { role: 'user', content: text },
    ]);
    expect(await stored(person)).toEqual([
      { message_type: 'ai', message_text: greeting, is_greeting: true },
      { message_type: 'user', message_text: text, is_greeting: false },
      { message_type: 'ai', message_text: 'Hello to you.', is_greeting: false },
    ]);
    expect(await usedToday(person)).toBe(1);
  });

  test('[R-FIRST-04] has its scene, its openers and its sample dialogue in the captured prompt, in quotation marks', async () => {
    const person = await newPerson();
    const text = `Hello ${randomUUID()}`;
    model.answers(text, says('Yes.'));
    await call('chat-send', { as: person, body: message(await companionThatGreets(person), text) });
    const prompt = model.requests(text)[0]?.body.messages[0]?.content;
    expect(prompt).toContain('\nWhere the two of you meet: "On the 7:42, by the window."\n');
    expect(prompt).toContain(
      '\nWhat people are offered to say to you first: "I saw something odd.", "Draw my Monday.".\n',
    );
    expect(prompt).toContain(
      '\n# An example of how you talk\nThey: "Nothing happened."\nYou: "*puts the pen down* Was there a window in it?"\n',
    );
  });

  test('[R-FIRST-03] greets once when the first reply fails, and when ten first messages come at the same time', async () => {
    const person = await newPerson('ultimate');
    const companionId = await companionThatGreets(person);
    const text = `Hello ${randomUUID()}`;
    model.answers(text, refuses(401));
    const first = message(companionId, text);
    expect((await call('chat-send', { as: person, body: first })).status).toBe(502);
    expect(await stored(person)).toEqual([
      { message_type: 'ai', message_text: greeting, is_greeting: true },
      { message_type: 'user', message_text: text, is_greeting: false },
    ]);

    const eager = await newPerson('ultimate');
    const theirs = await companionThatGreets(eager);
    const texts = Array.from({ length: 10 }, () => `Hello ${randomUUID()}`);
    for (const each of texts) model.answers(each, says('Hello.'));
    await Promise.all(texts.map((each) => call('chat-send', { as: eager, body: message(theirs, each) })));
    const greetings = (await stored(eager)).filter(({ is_greeting }) => is_greeting);
    expect(greetings).toHaveLength(1);
  });
});
