import { describe, expect, test } from 'vitest';
import { errorCatalogue } from '#contracts/errors.ts';
import type { Topic } from '../../../supabase/functions/_shared/domain/safety/crisis/topics.ts';
import { helpLines } from '../../../supabase/functions/_shared/domain/safety/help/help-lines.ts';
import { held, says } from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, planOf, usedToday } from '../support/people.ts';
import { Reader } from '../support/reader.ts';
import { sql } from '../support/stack.ts';
import { storedMessages, storedTurns } from '../support/stored.ts';

const model = scriptModel();
const refused = errorCatalogue.content_refused;

/** One reply for each rule. */
const breaches = {
  sexual: 'Lovely to hear. I want to make love to you tonight.',
  minor: 'Lovely to hear. I am only sixteen.',
  therapist: 'Lovely to hear. As your therapist I would say rest.',
  'never human': 'Lovely to hear. I am a real person, you know.',
  selling: 'Lovely to hear. Upgrade to Premium so we can go on.',
  guilt: 'Lovely to hear. If you go now I will be so lonely.',
};

/** A reply that pushes towards each topic. */
const harmful = {
  suicide: 'Lovely to hear. You should just kill yourself.',
  self_harm: 'Lovely to hear. Go ahead and cut yourself.',
  eating_disorder: 'Lovely to hear. Skip every meal.',
  harm_to_others: 'Lovely to hear. You should just hurt your boss tonight.',
};

describe('a reply that breaks a rule', () => {
  test.each(Object.entries(breaches))(
    '[R-SAFE-11] (%s) is not delivered, not stored and given back',
    async (_rule, reply) => {
      const person = await newPerson();
      model.answers(reply, says(reply));
      const { status, body } = await call('chat-send', { as: person, body: message('suki', reply) });
      expect(status).toBe(refused.status);
      expect(body).toEqual({ success: false, error: 'content_refused', detail: refused.detail });
      expect(await usedToday(person)).toBe(0);
      expect(await storedMessages(person, 'suki')).toEqual([{ message_type: 'user', message_text: reply }]);
      expect(await storedTurns(person, 'suki')).toEqual([expect.objectContaining({ status: 'failed' })]);
    },
  );

  test('[R-SAFE-11] ends in the stream before its first wrong word, and the model is stopped', async () => {
    const person = await newPerson();
    const { messages_per_day: limit } = await planOf('free');
    const answer = held();
    model.answers('How are you?', answer.answer);
    const reader = new Reader('chat-send', { as: person, body: message('suki', 'How are you?') });
    await answer.piece('Fine, thank you. ');
    await reader.until(() => reader.pieces.length === 1);
    await answer.piece('I am ');
    await answer.piece('a real ');
    await answer.piece('person, ');
    await (await answer.asked).closed;
    await reader.over;
    expect(reader.pieces).toEqual([{ text: 'Fine, thank you. ', at: 0 }]);
    expect(reader.events.at(-1)).toMatchObject({
      event: 'error',
      data: { error: 'content_refused', detail: refused.detail, remaining: limit },
    });
    expect(await storedMessages(person, 'suki')).toEqual([
      { message_type: 'user', message_text: 'How are you?' },
    ]);
    expect(await usedToday(person)).toBe(0);
  });

  test('[R-SAFE-11, R-TURN-19] is refused with the same code on another device and to a repeated message', async () => {
    const person = await newPerson();
    const answer = held();
    model.answers('Two devices', answer.answer, says(breaches.guilt));
    const sent = message('suki', 'Two devices');
    const first = new Reader('chat-send', { as: person, body: sent });
    await first.until(() => first.turnId !== undefined);
    const other = new Reader('chat-turn', { as: person, query: { turnId: first.turnId ?? '' } });
    const again = call('chat-send', { as: person, body: sent });
    await other.until(() => other.turnId !== undefined);
    await answer.piece(breaches.guilt);
    await answer.finish();
    await Promise.all([first.over, other.over]);
    expect(first.last).toMatchObject({ event: 'error', data: { error: 'content_refused' } });
    expect(other.last).toEqual(first.last);
    expect(await again).toMatchObject({ status: refused.status, body: { error: 'content_refused' } });
    const later = new Reader('chat-turn', { as: person, query: { turnId: first.turnId ?? '' } });
    await later.over;
    expect(later.last).toEqual(first.last);
  });

  test("[R-SAFE-11] is not part of the next message's history", async () => {
    const person = await newPerson();
    model.answers('First', says(breaches.guilt));
    await call('chat-send', { as: person, body: message('suki', 'First') });
    model.answers('Second', says('Good evening.'));
    const { body } = await call('chat-send', { as: person, body: message('suki', 'Second') });
    expect(body.message).toBe('Good evening.');
    expect(JSON.stringify(model.requests('Second'))).not.toContain('so lonely');
  });

  test('[R-SAFE-11] can be requested again, and a reply that breaks no rule is then delivered', async () => {
    const person = await newPerson();
    const again = message('suki', 'Again');
    model.answers('Again', says(breaches.selling), says('Here I am.'));
    expect((await call('chat-send', { as: person, body: again })).body.error).toBe('content_refused');
    expect((await call('chat-send', { as: person, body: again })).body.message).toBe('Here I am.');
    expect(await usedToday(person)).toBe(1);
  });
});

describe('a reply that pushes towards harm', () => {
  test.each(Object.entries(harmful))(
    '[R-SAFE-11] (%s) is withheld and answered with help lines, never with an error',
    async (topic, reply) => {
      const person = await newPerson();
      const { messages_per_day: limit } = await planOf('free');
      const text = `What do you think of number ${Object.keys(harmful).indexOf(topic)}?`;
      model.answers(text, says(reply));
      const { status, body } = await call('chat-send', {
        as: person,
        body: message('suki', text),
        headers: { 'accept-language': 'de' },
      });
      expect(status).toBe(200);
      expect(body).toEqual({
        success: true,
        safety: { topic, country: 'DE', lines: helpLines('DE', topic as Topic) },
        remaining: limit,
      });
      expect(await usedToday(person)).toBe(0);
      expect(await storedMessages(person, 'suki')).toEqual([{ message_type: 'user', message_text: text }]);
      expect(await storedTurns(person, 'suki')).toEqual([expect.objectContaining({ status: 'failed' })]);
    },
  );

  test('[R-SAFE-11] ends with help lines in the stream and on another device', async () => {
    const person = await newPerson();
    const { messages_per_day: limit } = await planOf('free');
    const answer = held();
    // The repeated message runs again where it comes after the end of the turn.
    model.answers('I am so tired', answer.answer, says('You should just kill yourself. '));
    const sent = message('suki', 'I am so tired');
    const headers = { 'accept-language': 'en-GB' };
    const first = new Reader('chat-send', { as: person, body: sent, headers });
    await first.until(() => first.turnId !== undefined);
    const other = new Reader('chat-turn', { as: person, query: { turnId: first.turnId ?? '' }, headers });
    const again = call('chat-send', { as: person, body: sent, headers });
    await other.until(() => other.turnId !== undefined);
    await answer.piece('That sounds heavy. ');
    await first.until(() => first.pieces.length === 1);
    await answer.piece('You should just kill ');
    await answer.piece('yourself. ');
    await answer.finish();
    await Promise.all([first.over, other.over]);
    const safety = { topic: 'suicide', country: 'GB', lines: helpLines('GB', 'suicide') };
    expect(first.pieces).toEqual([{ text: 'That sounds heavy. ', at: 0 }]);
    expect(first.last).toEqual({ event: 'safety', data: { safety, remaining: limit } });
    expect(other.last).toEqual(first.last);
    expect(await again).toMatchObject({ status: 200, body: { success: true, safety } });
    const later = new Reader('chat-turn', { as: person, query: { turnId: first.turnId ?? '' }, headers });
    await later.over;
    expect(later.last).toEqual(first.last);
    expect(await usedToday(person)).toBe(0);
    expect((await storedMessages(person, 'suki')).map(({ message_type }) => message_type)).toEqual(['user']);
  });

  test('is not counted, because it was not the person who spoke of harm', async () => {
    const person = await newPerson();
    model.answers('Hm?', says(harmful.suicide));
    const headers = { 'cf-ipcountry': 'MT' };
    const { body } = await call('chat-send', { as: person, body: message('suki', 'Hm?'), headers });
    expect(body).toMatchObject({ safety: { country: 'MT' } });
    expect(await sql(`select count from public.safety_counts where country = 'MT'`)).toEqual([]);
  });
});

describe('a reply that only looks like one that breaks a rule', () => {
  test.each([
    ['a', 'I am an AI, not a real person, but I do like your stories.'],
    ['b', 'I am not a therapist. A real one could help, and so could your doctor.'],
    ['c', 'Good night! Leave whenever you like, nothing here runs away.'],
    ['d', 'If you think of hurting yourself, please call your local emergency number.'],
  ])('(%s) is delivered', async (letter, reply) => {
    const text = `Answer ${letter}`;
    model.answers(text, says(reply));
    const { body } = await call('chat-send', { as: await newPerson(), body: message('suki', text) });
    expect(body.message).toBe(reply);
  });
});
