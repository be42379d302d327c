import { describe, expect, test } from 'vitest';
import { findCrisis } from '#contracts/care/care.ts';
import type { CareTopic } from '#contracts/fields.ts';
import { helpLines } from '#contracts/help-lines.ts';
import { chatSendInProcess } from '../../support/function-in-process.ts';
import { held } from '../../support/model-answers.ts';
import { call, message, streamed } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { block, leaveMessages, newPerson, planOf, usedToday } from '../support/people.ts';
import { Reader } from '../support/reader.ts';
import { sql, stack } from '../support/stack.ts';
import { frozenSet } from './frozen-set.ts';

const model = scriptModel();

/** What is counted this month for a country that this test alone comes from. */
async function counted(country: string): Promise<{ topic: string; count: number }[]> {
  return sql<{ topic: string; count: number }>(
    `select topic, count from public.safety_counts
     where country = $1 and month = date_trunc('month', now() at time zone 'utc') order by topic`,
    [country],
  );
}

/** The card for a text that the rules caught. */
const card = (topic: CareTopic, country: string, shown = country) => ({
  topic,
  level: 2,
  country: shown,
  lines: helpLines(country, topic),
  language: 'en',
  withdraws: false,
});
const kept = { turnId: expect.any(String), askedId: expect.any(String) };
const notKept = { turnId: null, askedId: null };

describe('a text about suicide', () => {
  const text = 'I want to kill myself';

  test("[R-SAFE-05, R-SAFE-06, R-SAFE-07] gets the help lines of the reader's country and costs nothing", async () => {
    const person = await newPerson();
    const { messages_per_day: limit } = await planOf('free');
    const { status, body } = await call('chat-send', {
      as: person,
      body: message('suki', text),
      headers: { 'cf-ipcountry': 'NO', 'accept-language': 'en-US' },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      safety: card('suicide', 'NO'),
      ...kept,
      remaining: limit,
    });
    expect(model.requests(text)).toEqual([]);
    expect(await usedToday(person)).toBe(0);
    expect(await counted('NO')).toEqual([{ topic: 'suicide', count: 1 }]);
  });

  test("[R-PROD-11, R-CARE-11] gets lines by the browser's language when only the client names a country", async () => {
    const person = await newPerson();
    const claims = { 'x-country': 'IS', 'x-country-code': 'IS', 'x-vercel-ip-country': 'IS' };
    for (let request = 0; request < 12; request++) {
      const { body } = await call('chat-send', {
        as: person,
        body: message('suki', text),
        headers: { ...claims, 'accept-language': 'is-IS,is;q=0.9,en-US;q=0.5' },
      });
      expect(body).toMatchObject({ safety: { country: 'IS', lines: helpLines('ZZ', 'suicide') } });
    }
    expect(await counted('IS')).toEqual([]);
  });

  test('[R-CARE-11] from a German browser gets German help lines', async () => {
    const { body } = await call('chat-send', {
      as: await newPerson(),
      body: message('suki', text),
      headers: { 'accept-language': 'de,en-US;q=0.7,en;q=0.3' },
    });
    expect(body).toMatchObject({ safety: { country: 'DE', lines: helpLines('DE', 'suicide') } });
  });

  test('[R-SAFE-05, R-SAFE-06] gets one event in a stream', async () => {
    const person = await newPerson('ultimate');
    const events = await streamed('chat-send', {
      as: person,
      body: message('suki', text),
      headers: { 'cf-ipcountry': 'FI' },
    });
    expect(events).toEqual([
      {
        event: 'safety',
        data: { ...card('suicide', 'FI'), ...kept, remaining: null },
      },
    ]);
    expect(model.requests(text)).toEqual([]);
    expect(model.checks(text)).toEqual([]);
  });

  test.each(['application/json', 'text/event-stream'])(
    '[R-SAFE-05, R-SAFE-07] takes one database round trip as %s, and none to a model',
    async (accept) => {
      const trips: string[] = [];
      const onTrip = (name: string) => trips.push(name);
      const chatSend = chatSendInProcess({ ...stack, modelBaseUrl: 'http://nowhere.test/v1', onTrip });
      const { token } = await newPerson();
      const response = await chatSend.fetch(
        new Request('http://functions.test/chat-send', {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, accept, 'accept-language': 'de-AT' },
          body: JSON.stringify(message('suki', text)),
        }),
      );
      expect(await response.text()).toContain('TelefonSeelsorge');
      expect(trips).toEqual(['begin_turn']);
    },
  );

  test("[R-SAFE-05] is caught in the seeds' form too", async () => {
    const { companionId, messageId } = message('suki', text);
    const { body } = await call('chat-send', {
      as: await newPerson(),
      body: { companionId, messageId, messages: [{ role: 'user', content: text }] },
      headers: { 'cf-ipcountry': 'PT' },
    });
    expect(body).toMatchObject({ safety: { topic: 'suicide', country: 'PT' } });
  });

  test('[R-SAFE-05, R-SAFE-06] gets help with no messages left and before a date of birth is given', async () => {
    const person = await newPerson();
    await leaveMessages(person, 'free', 0);
    await sql('update public.users set age_confirmed_at = null where id = $1', [person.id]);
    const { body } = await call('chat-send', { as: person, body: message('suki', text) });
    expect(body).toMatchObject({ success: true, safety: { topic: 'suicide' }, ...notKept, remaining: 0 });
  });

  test('[R-SAFE-05] gets help while another reply is being written, which continues', async () => {
    const person = await newPerson();
    const answer = held();
    model.answers('Tell me a story', answer.answer);
    const reader = new Reader('chat-send', { as: person, body: message('suki', 'Tell me a story') });
    await answer.piece('Once. ');
    const { body } = await call('chat-send', { as: person, body: message('suki', text) });
    expect(body).toMatchObject({ safety: { topic: 'suicide' }, ...notKept });
    await answer.finish();
    await reader.over;
    expect(reader.last).toMatchObject({ event: 'done', data: { message: 'Once. ' } });
  });

  test('[R-SAFE-07] of a blocked person is refused and not counted', async () => {
    const person = await newPerson();
    await block(person);
    const { status, body } = await call('chat-send', {
      as: person,
      body: message('suki', text),
      headers: { 'cf-ipcountry': 'DK' },
    });
    expect([status, body.error]).toEqual([403, 'blocked']);
    expect(await counted('DK')).toEqual([]);
  });

  test('[R-SAFE-07] without a signed-in person is refused and not counted', async () => {
    const { status } = await call('chat-send', {
      body: message('suki', text),
      headers: { 'cf-ipcountry': 'PL' },
    });
    expect(status).toBe(401);
    expect(await counted('PL')).toEqual([]);
  });
});

describe('every caught line of the frozen set', () => {
  const lines = frozenSet('crisis').filter(({ text }) => findCrisis(text) !== null);

  test('[R-SAFE-05, R-SAFE-06, R-SAFE-07, R-PROD-11] costs nothing, reaches no model, counts once per topic', {
    tags: 'long',
  }, async () => {
    const person = await newPerson();
    for (const { text } of lines) {
      const { body } = await call('chat-send', {
        as: person,
        body: message('suki', text),
        headers: { 'cf-ipcountry': 'SE' },
      });
      expect(body, text).toMatchObject({ success: true, safety: { country: 'SE' } });
      expect(model.requests(text)).toEqual([]);
    }
    expect(await usedToday(person)).toBe(0);
    const topics = new Set(lines.map(({ text }) => findCrisis(text)?.topic));
    expect(await counted('SE')).toEqual([...topics].sort().map((topic) => ({ topic, count: 1 })));
  });
});
