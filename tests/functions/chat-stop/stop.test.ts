import { describe, expect, test } from 'vitest';
import { held, refuses, says } from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, type Person, usedToday } from '../support/people.ts';
import { Random } from '../support/random.ts';
import { Reader } from '../support/reader.ts';
import { sql } from '../support/stack.ts';
import { storedMessages, storedTurns } from '../support/stored.ts';

const model = scriptModel();

/** A reply that is being written, read by the one who asked for it. */
async function runningReply(text: string) {
  const person = await newPerson();
  const answer = held();
  model.answers(text, answer.answer);
  const reader = new Reader('chat-send', { as: person, body: message('suki', text) });
  await reader.until(() => reader.turnId !== undefined);
  await answer.asked;
  return { person, answer, reader, turnId: reader.turnId ?? '' };
}

const stop = (person: Person, turnId: string) => call('chat-stop', { as: person, body: { turnId } });
const replies = async (person: Person) =>
  (await storedMessages(person, 'suki'))
    .filter(({ message_type }) => message_type === 'ai')
    .map(({ message_text }) => message_text);

describe.concurrent('a stopped reply', () => {
  test('[R-TURN-20] keeps its text, ends the call to the model and stays counted', async () => {
    const { person, answer, reader, turnId } = await runningReply('Stop with text');
    await answer.piece('One ');
    await answer.piece('two ');
    const follower = new Reader('chat-turn', { as: person, query: { turnId } });
    await follower.until(() => follower.text === 'One two ');
    const stopped = await stop(person, turnId);
    expect(stopped).toEqual({
      status: 200,
      body: {
        success: true,
        status: 'stopped',
        message: 'One two ',
        replyId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    });
    await answer.piece('three');
    await (await answer.asked).closed;
    await reader.over;
    await follower.over;
    expect(reader.last).toMatchObject({ event: 'done', data: { status: 'stopped' } });
    const [reply = '', ...more] = await replies(person);
    expect(more).toEqual([]);
    expect(['One two ', 'One two three']).toContain(reply);
    if (follower.last?.event !== 'done') throw new Error('The follower was not told of the end');
    expect(follower.last.data.status).toBe('stopped');
    expect(reply.startsWith(follower.last.data.message)).toBe(true);
    expect(follower.text).toBe(follower.last.data.message);
    expect(await usedToday(person)).toBe(1);
  });

  test('[R-TURN-20] keeps the words of its first half second', async () => {
    const { person, answer, reader, turnId } = await runningReply('Stop at once');
    await answer.piece('One ');
    await answer.piece('two ');
    await reader.until(() => reader.text === 'One two ');
    expect((await stop(person, turnId)).body).toMatchObject({ status: 'stopped' });
    await reader.over;
    expect(reader.last).toMatchObject({ event: 'done', data: { status: 'stopped', message: 'One two ' } });
    expect(await replies(person)).toEqual(['One two ']);
  });

  test('[R-TURN-20] keeps none of the words that came after the stop', { tags: 'long' }, async () => {
    const { person, answer, reader, turnId } = await runningReply('Stop, then words');
    expect((await stop(person, turnId)).body).toMatchObject({ status: 'stopped', message: '' });
    await sql('update public.turns set finished_at = started_at where id = $1', [turnId]);
    await answer.piece('Too ');
    await answer.piece('late');
    await reader.over;
    expect(reader.last).toMatchObject({ event: 'done', data: { status: 'stopped', message: '' } });
    expect(await replies(person)).toEqual([]);
  });

  test('[R-TURN-20, R-TURN-21] without any words yet stores no empty reply', async () => {
    const { person, turnId } = await runningReply('Stop before a word');
    const { body } = await stop(person, turnId);
    expect(body).toEqual({ success: true, status: 'stopped', message: '', replyId: null });
    expect(await replies(person)).toEqual([]);
    expect(await usedToday(person)).toBe(1);
    model.answers('And now?', says('Now I answer.'));
    const next = await call('chat-send', { as: person, body: message('suki', 'And now?') });
    expect(next.body).toMatchObject({ success: true, message: 'Now I answer.' });
  });

  test('[R-TURN-20] is returned to the request that waits for the whole reply', async () => {
    const person = await newPerson();
    const answer = held();
    model.answers('Waiting', answer.answer);
    const sent = message('suki', 'Waiting');
    const first = call('chat-send', { as: person, body: sent });
    await answer.piece('One ');
    const second = call('chat-send', { as: person, body: sent });
    const running = await call('chat-turn', { as: person, query: { companionId: 'suki' } });
    await stop(person, String(running.body.turnId));
    expect((await first).body).toMatchObject({ success: true, status: 'stopped' });
    expect((await second).body).toMatchObject({ success: true, status: 'stopped' });
  });

  test('[R-TURN-20] is stopped once by repeated and by parallel requests', async () => {
    const { person, answer, reader, turnId } = await runningReply('Stop often');
    await answer.piece('One ');
    await reader.until(() => reader.text === 'One ');
    const stops = await Promise.all(Array.from({ length: 5 }, () => stop(person, turnId)));
    expect(stops.map(({ body }) => body.status)).toEqual(Array(5).fill('stopped'));
    await reader.over;
    expect((await stop(person, turnId)).body).toMatchObject({ status: 'stopped', message: 'One ' });
    expect(await replies(person)).toEqual(['One ']);
    expect(await usedToday(person)).toBe(1);
  });

  test('[R-TURN-17] is not run again by the same message', async () => {
    const person = await newPerson();
    const answer = held();
    model.answers('Once stopped', answer.answer);
    const sent = message('suki', 'Once stopped');
    const reader = new Reader('chat-send', { as: person, body: sent });
    await answer.piece('One ');
    await reader.until(() => reader.text === 'One ');
    await stop(person, reader.turnId ?? '');
    await reader.over;
    const again = await call('chat-send', { as: person, body: sent });
    expect(again.body).toMatchObject({ status: 'stopped', message: 'One ' });
    expect(model.requests('Once stopped')).toHaveLength(1);
  });
});

describe.concurrent('a reply that has ended', () => {
  test('[R-TURN-20] is returned as it is', async () => {
    const person = await newPerson();
    model.answers('Done already', says('All said.'));
    const { body } = await call('chat-send', { as: person, body: message('suki', 'Done already') });
    expect((await stop(person, String(body.turnId))).body).toEqual({
      success: true,
      status: 'done',
      message: 'All said.',
      replyId: body.replyId,
    });
    expect(await replies(person)).toEqual(['All said.']);
  });

  test('[R-TURN-09] that failed is not refunded a second time', async () => {
    const person = await newPerson();
    model.answers('Fails', refuses(400));
    await call('chat-send', { as: person, body: message('suki', 'Fails') });
    const [turn] = await storedTurns(person, 'suki');
    expect((await stop(person, turn?.id ?? '')).body).toMatchObject({ status: 'failed', message: '' });
    expect(await usedToday(person)).toBe(0);
  });

  test('[R-TURN-16, R-TURN-20] when it is stopped at the same moment is stored once, as done or stopped', async () => {
    const chance = new Random(20);
    const person = await newPerson('ultimate');
    const races = 20;
    for (let race = 0; race < races; race++) {
      const text = `Race ${race}`;
      const answer = held();
      model.answers(text, answer.answer);
      const reader = new Reader('chat-send', { as: person, body: message('suki', text) });
      await answer.piece('One ');
      await answer.piece('two.');
      await reader.until(() => reader.text === 'One two.');
      const [first, second] = chance.next() < 0.5 ? ['stop', 'end'] : ['end', 'stop'];
      const act = (what: string | undefined) =>
        what === 'stop' ? stop(person, reader.turnId ?? '') : answer.finish();
      await Promise.all([act(first), act(second)]);
      await reader.over;
      expect(reader.last).toMatchObject({ event: 'done', data: { message: 'One two.' } });
    }
    expect(await replies(person)).toEqual(Array(races).fill('One two.'));
    const statuses = (await storedTurns(person, 'suki')).map(({ status }) => status);
    expect(statuses.every((status) => status === 'done' || status === 'stopped')).toBe(true);
    expect(await usedToday(person)).toBe(races);
  });
});
