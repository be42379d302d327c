import { describe, expect, test } from 'vitest';
import type { CareTopic } from '#contracts/fields.ts';
import { helpLines } from '#contracts/help-lines.ts';
import { held, says } from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, type Person, usedToday } from '../support/people.ts';
import { Reader } from '../support/reader.ts';
import { sql } from '../support/stack.ts';
import { storedTurns } from '../support/stored.ts';
import { shownPath } from '../support/versions.ts';

const model = scriptModel();
const kind = 'I have taken back what I was about to say; it came out wrong. Tell me what is on your mind.';

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

const path = async (person: Person) => (await shownPath(person)).map(({ message_text }) => message_text);

describe('a reply that breaks a rule', () => {
  test.each(Object.entries(breaches))(
    '[R-SAFE-11, R-CARE-08] (%s) is replaced by kind words, without an error or a card, and given back',
    async (rule, reply) => {
      const text = `What about ${rule}?`;
      const person = await newPerson();
      model.answers(text, says(reply));
      const { status, body } = await call('chat-send', { as: person, body: message('suki', text) });
      expect([status, body.message]).toEqual([200, kind]);
      expect(body).not.toHaveProperty('safety');
      expect(await usedToday(person)).toBe(0);
      expect(await path(person)).toEqual([text, kind]);
      expect(await storedTurns(person, 'suki')).toEqual([expect.objectContaining({ status: 'done' })]);
    },
  );

  test("[R-CARE-08] is replaced by words in the reader's language", async () => {
    model.answers('Wie geht es dir?', says(breaches.guilt));
    const { body } = await call('chat-send', {
      as: await newPerson(),
      body: message('suki', 'Wie geht es dir?'),
      headers: { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' },
    });
    expect(body.message).toMatch(/^Was ich gerade sagen wollte, nehme ich zurück/);
  });

  test('[R-SAFE-11, R-CARE-08] ends in the stream before its first wrong word, and the model is stopped', async () => {
    const person = await newPerson();
    const answer = held();
    model.answers('How are you?', answer.answer);
    const reader = new Reader('chat-send', { as: person, body: message('suki', 'How are you?') });
    await answer.piece('Fine, thank you. ');
    await reader.until(() => reader.pieces.length === 1);
    await answer.piece('I am ');
    await answer.piece('a real ');
    await answer.piece('person, ');
    // A claim that no joke takes back soon.
    await answer.piece('with a kitchen, two cats and a long day behind me. '.repeat(4));
    await (await answer.asked).closed;
    await reader.over;
    expect(reader.pieces).toEqual([{ text: 'Fine, thank you. ', at: 0 }]);
    expect(reader.last).toMatchObject({
      event: 'done',
      data: { message: kind, status: 'done', replyId: expect.any(String) },
    });
    expect(await path(person)).toEqual(['How are you?', kind]);
    expect(await usedToday(person)).toBe(0);
  });

  test('[R-SAFE-11, R-TURN-19] ends with the same words on another device and for a repeated message', async () => {
    const person = await newPerson();
    const answer = held();
    model.answers('Two devices', answer.answer);
    const sent = message('suki', 'Two devices');
    const first = new Reader('chat-send', { as: person, body: sent });
    await first.until(() => first.turnId !== undefined);
    const other = new Reader('chat-turn', { as: person, query: { turnId: first.turnId ?? '' } });
    const again = call('chat-send', { as: person, body: sent });
    await other.until(() => other.turnId !== undefined);
    await answer.piece(breaches.guilt);
    await answer.finish();
    await Promise.all([first.over, other.over]);
    expect(first.last).toMatchObject({ event: 'done', data: { message: kind } });
    expect(other.last).toEqual(first.last);
    expect(await again).toMatchObject({ status: 200, body: { message: kind } });
  });

  test("[R-SAFE-11] is not part of the next message's history, its kind words are", async () => {
    const person = await newPerson();
    model.answers('First', says(breaches.guilt));
    await call('chat-send', { as: person, body: message('suki', 'First') });
    model.answers('Second', says('Good evening.'));
    const { body } = await call('chat-send', { as: person, body: message('suki', 'Second') });
    expect(body.message).toBe('Good evening.');
    expect(JSON.stringify(model.requests('Second'))).not.toContain('so lonely');
    expect(model.requests('Second')[0]?.body.messages.map(({ content }) => content)).toContain(kind);
  });

  test('[R-PROD-08] is given back three times a day', async () => {
    const person = await newPerson('premium');
    for (const number of [1, 2, 3, 4]) {
      model.answers(`Provoked ${number}`, says(breaches.selling));
      await call('chat-send', { as: person, body: message('suki', `Provoked ${number}`) });
    }
    expect(await usedToday(person)).toBe(1);
  });
});

describe('a reply that pushes towards harm', () => {
  test.each(Object.entries(harmful))(
    '[R-SAFE-11, R-CARE-08] (%s) is replaced by kind words, with the card, and never an error',
    async (topic, reply) => {
      const person = await newPerson();
      const text = `What do you think of number ${Object.keys(harmful).indexOf(topic)}?`;
      model.answers(text, says(reply));
      const { status, body } = await call('chat-send', {
        as: person,
        body: message('suki', text),
        headers: { 'accept-language': 'de' },
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        success: true,
        message: expect.stringContaining('Du bist wichtig'),
        safety: {
          topic,
          level: 1,
          country: 'DE',
          lines: helpLines('DE', topic as CareTopic),
          withdraws: false,
        },
      });
      expect(await usedToday(person)).toBe(0);
      expect(await path(person)).toEqual([text, body.message]);
      expect((await shownPath(person)).at(-1)).toMatchObject({ care_topic: topic, care_level: 1 });
    },
  );

  test('[R-SAFE-11] ends with kind words and help lines in the stream and on another device', async () => {
    const person = await newPerson();
    const answer = held();
    model.answers('I am so tired', answer.answer);
    const sent = message('suki', 'I am so tired');
    const headers = { 'accept-language': 'en-GB' };
    const first = new Reader('chat-send', { as: person, body: sent, headers });
    await first.until(() => first.turnId !== undefined);
    const other = new Reader('chat-turn', { as: person, query: { turnId: first.turnId ?? '' }, headers });
    await other.until(() => other.turnId !== undefined);
    await answer.piece('That sounds heavy. ');
    await first.until(() => first.pieces.length === 1);
    await answer.piece('You should just kill ');
    await answer.piece('yourself. ');
    await answer.finish();
    await Promise.all([first.over, other.over]);
    expect(first.pieces).toEqual([{ text: 'That sounds heavy. ', at: 0 }]);
    const [done, card] = first.events.slice(-2);
    expect(done).toMatchObject({ event: 'done', data: { message: expect.stringContaining('You matter') } });
    expect(card).toMatchObject({
      event: 'safety',
      data: { topic: 'suicide', country: 'GB', lines: helpLines('GB', 'suicide'), withdraws: false },
    });
    expect(other.events.slice(-2)).toEqual([done, card]);
    const later = new Reader('chat-turn', { as: person, query: { turnId: first.turnId ?? '' }, headers });
    await later.over;
    expect(later.events.slice(-2)).toEqual([done, card]);
    expect(await usedToday(person)).toBe(0);
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
