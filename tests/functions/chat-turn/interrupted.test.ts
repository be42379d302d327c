import { describe, expect, test } from 'vitest';
import { held, says } from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { newTurn, silence } from '../support/fixtures.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, type Person, usedToday } from '../support/people.ts';
import { Reader } from '../support/reader.ts';
import { sql } from '../support/stack.ts';
import { storedMessages, storedTurns } from '../support/stored.ts';

const model = scriptModel();
const begun = { reply: 'Half of ' };

const touches: [string, (person: Person, turnId: string) => Promise<unknown>][] = [
  ['a request for the turn', (person, turnId) => call('chat-turn', { as: person, query: { turnId } })],
  ['a request by companion', (person) => call('chat-turn', { as: person, query: { companionId: 'suki' } })],
  ['opening the chat', (person) => call('chat-ensure', { as: person, body: { companionId: 'suki' } })],
  ['a stop', (person, turnId) => call('chat-stop', { as: person, body: { turnId } })],
  ['a reader', (person, turnId) => new Reader('chat-turn', { as: person, query: { turnId } }).over],
];

describe.concurrent('a turn whose worker died', () => {
  test.each(touches)('[R-TURN-22] is interrupted and refunded by %s', async (_name, touch) => {
    const person = await newPerson();
    const { turnId, text } = await newTurn(person, begun);
    expect(await usedToday(person)).toBe(1);
    await silence(turnId, '41 seconds');
    await touch(person, turnId);
    expect(await storedTurns(person, 'suki')).toEqual([expect.objectContaining({ status: 'interrupted' })]);
    expect(await usedToday(person)).toBe(0);
    expect(await storedMessages(person, 'suki')).toEqual([{ message_type: 'user', message_text: text }]);
    await touch(person, turnId);
    expect(await usedToday(person)).toBe(0);
  });

  test('[R-TURN-22] is refunded once, however many requests find it', async () => {
    const person = await newPerson();
    await newTurn(person, { status: 'done', reply: 'An earlier one.' });
    const { turnId } = await newTurn(person, begun);
    expect(await usedToday(person)).toBe(2);
    await silence(turnId, '41 seconds');
    await Promise.all([...touches, ...touches, ...touches].map(([, touch]) => touch(person, turnId)));
    expect(await usedToday(person)).toBe(1);
  });

  test('[R-TURN-22] is reported to its reader as a failure', async () => {
    const person = await newPerson();
    const { turnId } = await newTurn(person, begun);
    await silence(turnId, '41 seconds');
    const reader = new Reader('chat-turn', { as: person, query: { turnId } });
    await reader.over;
    expect(reader.last).toMatchObject({
      event: 'error',
      data: { error: 'model_failed', detail: 'Failed. Try again.' },
    });
  });

  test('[R-TURN-22, R-TURN-17] does not block the next message, nor the same one again', async () => {
    const person = await newPerson();
    const { turnId, messageId, text } = await newTurn(person, begun);
    await silence(turnId, '41 seconds');
    model.answers('Are you there?', says('I am back.'));
    const next = await call('chat-send', { as: person, body: message('suki', 'Are you there?') });
    expect(next.body).toMatchObject({ success: true, message: 'I am back.' });
    expect(await usedToday(person)).toBe(1);
    model.answers(text, says('And here is that one.'));
    const again = await call('chat-send', {
      as: person,
      body: { companionId: 'suki', text, messageId },
    });
    expect(again.body).toMatchObject({ turnId, status: 'done', message: 'And here is that one.' });
    expect(await usedToday(person)).toBe(2);
  });

  test('[R-TURN-22, R-TURN-09] is refunded on the day it was counted', async () => {
    const person = await newPerson();
    const { turnId } = await newTurn(person, begun);
    await sql('update public.turns set usage_day = usage_day - 1 where id = $1', [turnId]);
    await sql(
      `insert into public.daily_usage (user_id, day, used) values ($1, (now() at time zone 'utc')::date - 1, 3)`,
      [person.id],
    );
    await silence(turnId, '41 seconds');
    await call('chat-turn', { as: person, query: { turnId } });
    const days = await sql('select used from public.daily_usage where user_id = $1 order by day', [
      person.id,
    ]);
    expect(days).toEqual([{ used: 2 }, { used: 1 }]);
  });

  test('[R-TURN-22] stays interrupted when the worker was only slow', async () => {
    const person = await newPerson();
    const answer = held();
    model.answers('Slow worker', answer.answer);
    const reader = new Reader('chat-send', { as: person, body: message('suki', 'Slow worker') });
    await answer.asked;
    await silence(reader.turnId, '41 seconds');
    const { body } = await call('chat-turn', { as: person, query: { turnId: reader.turnId ?? '' } });
    expect(body.status).toBe('interrupted');
    await answer.piece('Too late.');
    await answer.finish();
    await reader.over;
    expect(reader.last).toMatchObject({ event: 'error', data: { error: 'model_failed' } });
    expect(await storedMessages(person, 'suki')).toHaveLength(1);
    expect(await usedToday(person)).toBe(0);
  });
});

describe.concurrent('a turn whose worker is alive', () => {
  test('[R-TURN-22] is not interrupted', async () => {
    const person = await newPerson();
    const { turnId } = await newTurn(person, begun);
    await silence(turnId, '20 seconds');
    const { body } = await call('chat-turn', { as: person, query: { turnId } });
    expect(body).toMatchObject({ status: 'running', message: 'Half of ' });
    expect(await usedToday(person)).toBe(1);
  });
});
