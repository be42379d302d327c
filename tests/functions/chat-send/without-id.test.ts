import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { held, refuses, says } from '../../support/model-answers.ts';
import { call, streamed } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, type Person, usedToday } from '../support/people.ts';
import { sql } from '../support/stack.ts';
import { storedMessages, storedTurns } from '../support/stored.ts';
import { answerAgain } from '../support/versions.ts';

const model = scriptModel();

/** A message in the seeds' form, without an id. */
const seedForm = (text: string, companionId = 'suki') => ({
  companionId,
  messages: [
    { role: 'assistant', content: 'Hi!' },
    { role: 'user', content: text },
  ],
});
const send = (person: Person, body: object) => call('chat-send', { as: person, body });

/** Makes the person's turns as old as that. */
const age = (person: Person, seconds: number) =>
  sql(
    `update public.turns set started_at = started_at - $2 * interval '1 second',
       finished_at = finished_at - $2 * interval '1 second'
     where user_id = $1`,
    [person.id, seconds],
  );

describe.concurrent("a message in the seeds' form without an id", () => {
  test('[R-API-15] gets its reply, whole and streamed', async () => {
    const person = await newPerson();
    model.answers('No id, whole', says('Here.'));
    model.answers('No id, streamed', says('Here ', 'too.'));
    expect(await send(person, seedForm('No id, whole'))).toMatchObject({
      status: 200,
      body: { success: true, message: 'Here.' },
    });
    const events = await streamed('chat-send', { as: person, body: seedForm('No id, streamed') });
    expect(events.map(({ event }) => event)).toEqual(['turn', 'delta', 'delta', 'done']);
    expect(await storedMessages(person, 'suki')).toHaveLength(4);
    expect(await usedToday(person)).toBe(2);
  });

  test('[R-API-15, R-TURN-17] sent five times at once is one turn and one reply', async () => {
    const person = await newPerson();
    const answer = held();
    model.answers('No id, five times', answer.answer);
    const answers = Array.from({ length: 5 }, () => send(person, seedForm('No id, five times')));
    await answer.piece('One for all.');
    await answer.finish();
    const [first, ...others] = await Promise.all(answers);
    expect(first).toMatchObject({ status: 200, body: { message: 'One for all.' } });
    for (const other of others) expect(other).toEqual(first);
    expect(model.requests('No id, five times')).toHaveLength(1);
    expect(await storedTurns(person, 'suki')).toHaveLength(1);
    expect(await usedToday(person)).toBe(1);
  });

  test('[R-API-15, R-TURN-17] sent again while the first runs is the same turn, however long that takes', async () => {
    const person = await newPerson();
    const answer = held();
    model.answers('No id, long', answer.answer);
    const first = send(person, seedForm('No id, long'));
    await answer.asked;
    await age(person, 30);
    const second = send(person, seedForm('No id, long'));
    await answer.piece('At last.');
    await answer.finish();
    expect((await first).body).toMatchObject({ message: 'At last.' });
    expect(await second).toEqual(await first);
    expect(model.requests('No id, long')).toHaveLength(1);
  });

  test('[R-API-15, R-TURN-17] sent again within 10 s of its end is the same turn, and later another one', async () => {
    const person = await newPerson();
    model.answers('ok', says('First.'), says('Second.'));
    const first = await send(person, seedForm('ok'));
    await age(person, 5);
    expect(await send(person, seedForm('ok'))).toEqual(first);
    expect(await usedToday(person)).toBe(1);
    await age(person, 6);
    const later = await send(person, seedForm('ok'));
    expect(later.body).toMatchObject({ message: 'Second.' });
    expect(later.body.turnId).not.toBe(first.body.turnId);
    expect(await usedToday(person)).toBe(2);
  });

  test('[R-API-15, R-TURN-17] of another text, to another companion or of another person is another turn', async () => {
    const [one, other] = [await newPerson('ultimate'), await newPerson()];
    model.answers('Same words', says('To one.'), says('Elsewhere.'), says('To the other.'));
    model.answers('Other words', says('Also to one.'));
    expect((await send(one, seedForm('Same words'))).body.message).toBe('To one.');
    expect((await send(one, seedForm('Same words', 'amara'))).body.message).toBe('Elsewhere.');
    expect((await send(other, seedForm('Same words'))).body.message).toBe('To the other.');
    expect((await send(one, seedForm('Other words'))).body.message).toBe('Also to one.');
  });

  test('[R-API-15, R-TURN-17] that failed runs again in the same turn', async () => {
    const person = await newPerson();
    model.answers('No id, failing', refuses(400), says('Now.'));
    expect((await send(person, seedForm('No id, failing'))).body.error).toBe('model_failed');
    expect((await send(person, seedForm('No id, failing'))).body.message).toBe('Now.');
    expect(await storedTurns(person, 'suki')).toHaveLength(1);
    expect(await storedMessages(person, 'suki')).toHaveLength(2);
    expect(await usedToday(person)).toBe(1);
  });

  test('[R-API-15, R-KEEP-01] whose reply is asked for again is not repeated by that', async () => {
    const person = await newPerson();
    model.answers('Anew', says('Old.'), says('New.'));
    const first = await send(person, seedForm('Anew'));
    expect((await answerAgain(person, String(first.body.replyId))).body.message).toBe('New.');
    expect(await send(person, seedForm('Anew'))).toEqual({
      ...first,
      body: { ...first.body, remaining: expect.any(Number) },
    });
    expect(model.requests('Anew')).toHaveLength(2);
  });

  test("[R-API-15] is accepted only in the seeds' form, and its id must be a UUID", async () => {
    const person = await newPerson();
    expect((await send(person, { companionId: 'suki', text: 'Hello' })).body.error).toBe('invalid_input');
    const wrong = { ...seedForm('Hello'), messageId: 'mine' };
    expect((await send(person, wrong)).body.error).toBe('invalid_input');
    model.answers('With an id', says('Yes.'));
    const withId = { ...seedForm('With an id'), messageId: randomUUID() };
    expect((await send(person, withId)).body.message).toBe('Yes.');
  });
});
