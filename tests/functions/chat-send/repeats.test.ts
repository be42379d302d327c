import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { errorCatalogue } from '#contracts/errors.ts';
import { held, says } from '../../support/model-answers.ts';
import { call, message, streamed } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, usedToday } from '../support/people.ts';
import { storedMessages, storedTurns } from '../support/stored.ts';

const model = scriptModel();

describe.concurrent('the same message', () => {
  test('[R-TURN-17] sent twice in a row is one turn and one reply', async () => {
    const person = await newPerson();
    const sent = message('suki', 'Twice');
    model.answers('Twice', says('Once.'));
    const first = await call('chat-send', { as: person, body: sent });
    const second = await call('chat-send', { as: person, body: sent });
    expect(first.body).toMatchObject({ success: true, message: 'Once.' });
    expect(second).toEqual(first);
    const again = await streamed('chat-send', { as: person, body: sent });
    expect(again.map(({ event }) => event)).toEqual(['turn', 'delta', 'done']);
    expect(again.at(-1)?.data).toMatchObject({ message: 'Once.', replyId: first.body.replyId });
    expect(model.requests('Twice')).toHaveLength(1);
    expect(await storedMessages(person, 'suki')).toHaveLength(2);
    expect(await usedToday(person)).toBe(1);
  });

  test('[R-TURN-16, R-TURN-17] sent five times at once is one turn and one reply', async () => {
    const person = await newPerson();
    const sent = message('suki', 'Five at once');
    const answer = held();
    model.answers('Five at once', answer.answer);
    const answers = Array.from({ length: 5 }, () => call('chat-send', { as: person, body: sent }));
    await answer.piece('One for all.');
    await answer.finish();
    const [first, ...others] = await Promise.all(answers);
    expect(first).toMatchObject({ status: 200, body: { message: 'One for all.' } });
    for (const other of others) expect(other).toEqual(first);
    expect(model.requests('Five at once')).toHaveLength(1);
    expect(await storedTurns(person, 'suki')).toHaveLength(1);
    expect(await storedMessages(person, 'suki')).toHaveLength(2);
    expect(await usedToday(person)).toBe(1);
  });

  test('[R-TURN-17] sent again after a lost response is one turn and one reply', async () => {
    const person = await newPerson();
    const sent = message('suki', 'Lost answer');
    const answer = held();
    model.answers('Lost answer', answer.answer);
    const tab = new AbortController();
    const lost = call('chat-send', { as: person, body: sent, signal: tab.signal });
    await answer.piece('Still ');
    tab.abort();
    await expect(lost).rejects.toThrow();
    const again = call('chat-send', { as: person, body: sent });
    await answer.piece('here.');
    await answer.finish();
    expect((await again).body).toMatchObject({ success: true, message: 'Still here.' });
    expect(model.requests('Lost answer')).toHaveLength(1);
    expect(await storedMessages(person, 'suki')).toHaveLength(2);
    expect(await usedToday(person)).toBe(1);
  });

  test.each(['done', 'running'])('[R-TURN-17] with another text is refused while %s', async (state) => {
    const person = await newPerson();
    const text = `First text, ${state}`;
    const sent = message('suki', text);
    const answer = held();
    model.answers(text, answer.answer);
    const first = call('chat-send', { as: person, body: sent });
    await answer.piece('Yes.');
    if (state === 'done') await answer.finish().then(() => first);
    const reused = await call('chat-send', { as: person, body: { ...sent, text: 'Second text' } });
    expect(reused).toEqual({
      status: 409,
      body: {
        success: false,
        error: 'message_id_reused',
        detail: errorCatalogue.message_id_reused.detail,
      },
    });
    const elsewhere = await call('chat-send', { as: person, body: { ...sent, companionId: 'amara' } });
    expect(elsewhere).toMatchObject({ status: 409, body: { error: 'message_id_reused' } });
    if (state === 'running') await answer.finish();
    expect((await first).body).toMatchObject({ success: true, message: 'Yes.' });
    expect(model.requests('Second text')).toHaveLength(0);
    expect(await usedToday(person)).toBe(1);
  });

  test('id used by two people makes two turns', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const sent = message('suki', 'Same id');
    model.answers('Same id', says('To one.'), says('To the other.'));
    const first = await call('chat-send', { as: one, body: sent });
    const second = await call('chat-send', { as: other, body: sent });
    expect(first.body.message).toBe('To one.');
    expect(second.body.message).toBe('To the other.');
    expect(second.body.turnId).not.toBe(first.body.turnId);
  });
});

describe.concurrent('another message', () => {
  test('[R-TURN-16] to a chat with a running turn is refused, and costs nothing', async () => {
    const person = await newPerson();
    const answer = held();
    model.answers('Wait for me', answer.answer);
    const first = call('chat-send', { as: person, body: message('suki', 'Wait for me') });
    await answer.asked;
    const second = await call('chat-send', { as: person, body: message('suki', 'Impatient') });
    expect(second).toMatchObject({ status: 409, body: { error: 'turn_running' } });
    await answer.piece('Here.');
    await answer.finish();
    expect((await first).status).toBe(200);
    expect(await usedToday(person)).toBe(1);
    expect(model.requests('Impatient')).toHaveLength(0);
  });

  test('to another companion runs at the same time', async () => {
    const person = await newPerson('ultimate');
    const [one, other] = [held(), held()];
    model.answers('To Suki', one.answer);
    model.answers('To Amara', other.answer);
    const first = call('chat-send', { as: person, body: message('suki', 'To Suki') });
    const second = call('chat-send', { as: person, body: message('amara', 'To Amara') });
    await Promise.all([one.piece('Suki here.'), other.piece('Amara here.')]);
    await Promise.all([one.finish(), other.finish()]);
    expect((await first).body.message).toBe('Suki here.');
    expect((await second).body.message).toBe('Amara here.');
    expect((await storedMessages(person, 'suki')).at(-1)?.message_text).toBe('Suki here.');
    expect((await storedMessages(person, 'amara')).at(-1)?.message_text).toBe('Amara here.');
  });

  test('with the same id in upper case is the same message', async () => {
    const person = await newPerson();
    const messageId = randomUUID();
    model.answers('Case', says('Same.'));
    const body = { companionId: 'suki', text: 'Case', messageId };
    const first = await call('chat-send', { as: person, body });
    const second = await call('chat-send', {
      as: person,
      body: { ...body, messageId: messageId.toUpperCase() },
    });
    expect(second.body.turnId).toBe(first.body.turnId);
  });
});
