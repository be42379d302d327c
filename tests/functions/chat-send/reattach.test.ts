import { describe, expect, test } from 'vitest';
import { held, says } from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, usedToday } from '../support/people.ts';
import { Reader } from '../support/reader.ts';
import { storedMessages, storedTurns } from '../support/stored.ts';

const model = scriptModel();
const tokens = ['One ', 'two ', 'three ', 'four 😀 ', 'five ', 'six.'];
const whole = tokens.join('');

/** A reply whose first three tokens a reader has seen, who then left. */
async function abandonedReply(text: string) {
  const person = await newPerson();
  const answer = held();
  model.answers(text, answer.answer);
  const sent = message('suki', text);
  const reader = new Reader('chat-send', { as: person, body: sent });
  for (const token of tokens.slice(0, 3)) await answer.piece(token);
  await reader.until(() => reader.pieces.length === 3);
  await reader.disconnect();
  const finish = async () => {
    for (const token of tokens.slice(3)) await answer.piece(token);
    await answer.finish();
  };
  return { person, sent, reader, finish, turnId: reader.turnId ?? '' };
}

describe.concurrent('a reader who disconnects after the third token', () => {
  test('[R-TURN-19] finds the whole reply stored, once', async () => {
    const { person, finish, turnId } = await abandonedReply('Left alone');
    const other = new Reader('chat-turn', { as: person, query: { turnId } });
    await finish();
    await other.over;
    expect(await storedMessages(person, 'suki')).toEqual([
      { message_type: 'user', message_text: 'Left alone' },
      { message_type: 'ai', message_text: whole },
    ]);
    expect(await storedTurns(person, 'suki')).toEqual([
      expect.objectContaining({ id: turnId, status: 'done' }),
    ]);
    expect(model.requests('Left alone')).toHaveLength(1);
    expect(await usedToday(person)).toBe(1);
  });

  test('[R-TURN-19] gets every token once and in order on another device', async () => {
    const { person, finish, turnId, reader } = await abandonedReply('Other device');
    const other = new Reader('chat-turn', { as: person, query: { turnId } });
    await other.until(() => other.text.length >= reader.text.length);
    await finish();
    await other.over;
    expect(other.text).toBe(whole);
    expect(other.pieces[0]?.at).toBe(0);
    expect(other.last).toMatchObject({ event: 'done', data: { message: whole, status: 'done' } });
  });

  test('[R-TURN-19] resumes from its last offset', async () => {
    const { person, finish, turnId, reader } = await abandonedReply('Same device');
    const from = String(reader.text.length);
    const again = new Reader('chat-turn', { as: person, query: { turnId, from } });
    await again.until(() => again.turnId !== undefined);
    await finish();
    await again.over;
    expect(again.pieces[0]?.at).toBe(reader.text.length);
    expect(reader.text + again.text).toBe(whole);
  });

  test('[R-TURN-19] finds the running turn by its companion after a reload', async () => {
    const { person, finish, turnId } = await abandonedReply('Reload');
    const found = await call('chat-turn', { as: person, query: { companionId: 'suki' } });
    expect(found.body).toMatchObject({ success: true, turnId, status: 'running', replyId: null });
    expect(whole.startsWith(String(found.body.message))).toBe(true);
    const ensured = await call('chat-ensure', { as: person, body: { companionId: 'suki' } });
    expect(ensured.body).toMatchObject({ runningTurnId: turnId, created: false });
    const again = new Reader('chat-turn', { as: person, query: { companionId: 'suki' } });
    await again.until(() => again.turnId !== undefined);
    await finish();
    await again.over;
    expect(again.text).toBe(whole);
    const ended = await call('chat-turn', { as: person, query: { companionId: 'suki' } });
    expect(ended).toMatchObject({ status: 404, body: { error: 'not_found' } });
  });

  test('[R-TURN-17, R-TURN-19] joins the same turn by sending the same message again', async () => {
    const { person, sent, finish, turnId } = await abandonedReply('Sent again');
    const streamed = new Reader('chat-send', { as: person, body: sent });
    const joined = call('chat-send', { as: person, body: sent });
    await streamed.until(() => streamed.turnId !== undefined);
    await finish();
    await streamed.over;
    expect(streamed.turnId).toBe(turnId);
    expect(streamed.text).toBe(whole);
    expect((await joined).body).toMatchObject({ turnId, message: whole, status: 'done' });
    expect(model.requests('Sent again')).toHaveLength(1);
    expect(await usedToday(person)).toBe(1);
  });
});

describe('a turn that has ended', () => {
  test('[R-TURN-19] can be read from any offset, with the id of its stored reply', async () => {
    const person = await newPerson();
    model.answers('Short one', says('Here 😀 you are.'));
    const { body } = await call('chat-send', { as: person, body: message('suki', 'Short one') });
    const { turnId, replyId } = body as { turnId: string; replyId: string };
    const later = await call('chat-turn', { as: person, query: { turnId } });
    expect(later.body).toEqual({
      success: true,
      turnId,
      status: 'done',
      message: 'Here 😀 you are.',
      replyId,
      remaining: body.remaining,
      resetsAt: body.resetsAt,
    });
    const fromFive = new Reader('chat-turn', { as: person, query: { turnId, from: '5' } });
    await fromFive.over;
    expect(fromFive.text).toBe('😀 you are.');
    expect(fromFive.last).toMatchObject({ event: 'done', data: { replyId, message: 'Here 😀 you are.' } });
  });

  test('[R-TURN-18] was returned as one JSON response with every field of the contract', async () => {
    const person = await newPerson();
    model.answers('Plain', says('Plain', ' too.'));
    const { status, body } = await call('chat-send', { as: person, body: message('suki', 'Plain') });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      turnId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      chatId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      askedId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      message: 'Plain too.',
      status: 'done',
      replyId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      remaining: expect.any(Number),
      resetsAt: expect.stringMatching(/T00:00:00(\.0+)?(Z|\+00:00)$/),
      expiresAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    });
  });
});
