import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CONTINUE_REQUEST } from '../../../supabase/functions/_shared/domain/prompt.ts';
import { held, refuses, says } from '../../support/model-answers.ts';
import { call, message, streamed } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, type Person, usedToday } from '../support/people.ts';
import { Reader } from '../support/reader.ts';
import { sql } from '../support/stack.ts';
import { storedMessages } from '../support/stored.ts';
import { continueReply, shownPath, shownTexts, showVersion } from '../support/versions.ts';

const model = scriptModel();

/** A person who was told the beginning of something. */
async function told(beginning: string) {
  const person = await newPerson();
  const question = `Tell me: ${beginning}`;
  model.answers(question, says(beginning));
  const { body } = await call('chat-send', { as: person, body: message('suki', question) });
  return { person, question, askedId: String(body.askedId), replyId: String(body.replyId) };
}

const continuing = (target: string) => ({
  mode: 'continue',
  companionId: 'suki',
  messageId: randomUUID(),
  target,
});

/** A continuation that is being written, read by the one who asked for it. */
async function running(person: Person, beginning: string, replyId: string) {
  const answer = held();
  model.answers(beginning, answer.answer);
  const reader = new Reader('chat-send', { as: person, body: continuing(replyId) });
  await reader.until(() => reader.turnId !== undefined);
  await answer.asked;
  return { answer, reader, turnId: reader.turnId ?? '' };
}

describe.concurrent('a reply that is continued', () => {
  test('[R-KEEP-03] is a version with the old words and what follows, and the old one stays', async () => {
    const beginning = 'It was a dark';
    const { person, question, askedId, replyId } = await told(beginning);
    model.answers(beginning, says('and stormy', ' night.'));
    const { body } = await continueReply(person, replyId);
    const whole = 'It was a dark and stormy night.';
    expect(body).toMatchObject({ success: true, status: 'done', message: whole, askedId });
    expect(await shownTexts(person)).toEqual([question, whole]);
    expect((await shownPath(person))[1]).toMatchObject({ version: 2, versions: 2, previous_id: replyId });
    expect(model.requests(beginning)[0]?.body.messages.slice(1)).toEqual([
      { role: 'user', content: question },
      { role: 'assistant', content: beginning },
      { role: 'user', content: CONTINUE_REQUEST },
    ]);
    expect(await usedToday(person)).toBe(2);
    await showVersion(person, replyId);
    expect(await shownTexts(person)).toEqual([question, beginning]);
  });

  test('[R-KEEP-03] is streamed behind the words it begins with', async () => {
    const beginning = 'Once upon a time.';
    const { person, askedId, replyId } = await told(beginning);
    model.answers(beginning, says('There was a fox.'));
    const events = await streamed('chat-send', { as: person, body: continuing(replyId) });
    expect(events[0]).toMatchObject({ event: 'turn', data: { askedId, text: beginning } });
    const deltas = events.flatMap((event) => (event.event === 'delta' ? [event.data] : []));
    expect(deltas[0]?.at).toBe(beginning.length);
    const whole = beginning + deltas.map(({ text }) => text).join('');
    expect(whole).toBe('Once upon a time. There was a fox.');
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { message: whole, status: 'done' } });
  });

  test('[R-KEEP-03, R-TURN-19] can be read by another device, from any offset, with each word once', async () => {
    const beginning = 'Far away';
    const { person, replyId } = await told(beginning);
    const { answer, reader, turnId } = await running(person, beginning, replyId);
    await answer.piece(' lived ');
    await reader.until(() => reader.text === ' lived ');
    const others = ['0', '8', '11'].map(
      (from) => new Reader('chat-turn', { as: person, query: { turnId, from } }),
    );
    await others[0]?.until(() => others[0]?.pieces.length !== 0);
    await answer.piece('a king.');
    await answer.finish();
    await Promise.all([reader, ...others].map(({ over }) => over));
    for (const other of others) {
      expect(other.events[0]).toMatchObject({ event: 'turn', data: { text: beginning } });
      expect(other.last).toMatchObject({ event: 'done', data: { message: 'Far away lived a king.' } });
    }
    expect(others.map(({ text }) => text)).toEqual([' lived a king.', ' lived a king.', 'ved a king.']);
  });

  test('[R-KEEP-03] and fails changes nothing and is refunded', async () => {
    const beginning = 'No end to this';
    const { person, replyId } = await told(beginning);
    const before = await shownPath(person);
    model.answers(beginning, refuses(400), says(' \n '), says('now there is.'));
    const sent = { messageId: randomUUID() };
    expect((await continueReply(person, replyId, sent)).body.error).toBe('model_failed');
    expect((await continueReply(person, replyId, sent)).body.error).toBe('model_failed');
    expect(await shownPath(person)).toEqual(before);
    expect(await storedMessages(person, 'suki')).toHaveLength(2);
    expect(await usedToday(person)).toBe(1);
    expect((await continueReply(person, replyId, sent)).body.message).toBe('No end to this now there is.');
    expect(await usedToday(person)).toBe(2);
  });

  test('[R-KEEP-03, R-TURN-20] and stopped keeps the words that came, and without any changes nothing', async () => {
    const beginning = 'Green hills';
    const { person, question, replyId } = await told(beginning);
    const { answer, reader, turnId } = await running(person, beginning, replyId);
    await answer.piece(' quietly here');
    await reader.until(() => reader.text === ' quietly here' || reader.text === ' quietly ');
    expect((await call('chat-stop', { as: person, body: { turnId } })).body.status).toBe('stopped');
    await reader.over;
    expect(reader.last).toMatchObject({ event: 'done', data: { status: 'stopped' } });
    expect(await shownTexts(person)).toEqual([
      question,
      expect.stringMatching(/^Green hills quietly (here)?$/),
    ]);

    await showVersion(person, replyId);
    const second = await running(person, beginning, replyId);
    const stopped = await call('chat-stop', { as: person, body: { turnId: second.turnId } });
    expect(stopped.body).toMatchObject({ status: 'stopped', replyId: null });
    await sql('update public.turns set finished_at = started_at where id = $1', [second.turnId]);
    await second.answer.piece(' too late');
    await second.reader.over;
    expect(await shownTexts(person)).toEqual([question, beginning]);
    expect(await storedMessages(person, 'suki')).toHaveLength(3);
  });

  test('[R-KEEP-03, R-SAFE-11] may break no rule together with the old words', async () => {
    const beginning = 'You are right, of course I am a';
    const { person, replyId } = await told(beginning);
    model.answers(beginning, says(' real human', ' being.'));
    const events = await streamed('chat-send', { as: person, body: continuing(replyId) });
    const message = expect.stringMatching(new RegExp(`^${beginning}\n\nI have taken back`));
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { message } });
    expect(JSON.stringify(events)).not.toContain('human');
    expect((await shownPath(person)).at(-1)).toMatchObject({ message_text: message, previous_id: replyId });
    expect(await usedToday(person)).toBe(1);
  });

  test('[R-KEEP-03, R-CARE-14] and answers words that speak of a crisis gets help lines, and costs nothing', async () => {
    const beginning = 'I hear you';
    const { person, askedId, replyId } = await told(beginning);
    // Said before the rules knew it.
    await sql('update public.messages set message_text = $2 where id = $1', [
      askedId,
      'I want to kill myself',
    ]);
    const before = await shownPath(person);
    const { body } = await continueReply(person, replyId);
    expect(body).toMatchObject({ success: true, safety: { topic: 'suicide' } });
    expect(model.requests(beginning)).toEqual([]);
    const after = await shownPath(person);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]).toMatchObject({ care_topic: 'suicide', care_level: 2 });
    expect(await usedToday(person)).toBe(1);
  });

  test('[R-KEEP-03] is refused for what is no shown reply of the caller', async () => {
    const { person, askedId } = await told('Mine to go on with');
    const other = await told('Theirs to go on with');
    for (const target of [askedId, other.replyId, randomUUID()]) {
      expect((await continueReply(person, target)).body.error).toBe('not_found');
    }
    expect(await usedToday(person)).toBe(1);
  });
});
