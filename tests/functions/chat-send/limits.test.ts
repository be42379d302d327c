import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { held, says } from '../../support/model-answers.ts';
import { call, message, request } from '../support/call.ts';
import { newCompanions } from '../support/fixtures.ts';
import { scriptModel } from '../support/model.ts';
import { leaveMessages, newPerson, planOf, usedToday } from '../support/people.ts';
import { Reader } from '../support/reader.ts';
import { rest } from '../support/rest.ts';
import { sql } from '../support/stack.ts';
import { storedMessages } from '../support/stored.ts';
import { clear, listDeleted, remove, shownPath } from '../support/versions.ts';

const model = scriptModel();
const parallel = 50;

describe('the daily limit', () => {
  test.each([0, 1, 3])(
    `[R-TURN-06, R-TURN-08, R-TURN-16] accepts %i of ${parallel} parallel messages to as many companions`,
    async (left) => {
      // A plan with more chats than messages are left, so that those decide.
      const person = await newPerson('premium');
      const limit = await leaveMessages(person, 'premium', left);
      const companions = await newCompanions(parallel);
      const text = `To everyone, ${left} left`;
      model.answers(text, ...companions.map(() => says('Yes.')));
      const results = await Promise.all(
        companions.map((id) => call('chat-send', { as: person, body: message(id, text) })),
      );
      expect(results.filter(({ status }) => status === 200)).toHaveLength(left);
      for (const { status, body } of results.filter(({ status }) => status !== 200)) {
        expect(status).toBe(429);
        expect(body).toEqual({
          success: false,
          error: 'message_limit_reached',
          detail: 'Daily message limit reached. Please upgrade your plan on the Pricing page.',
        });
      }
      expect(model.requests(text)).toHaveLength(left);
      expect(await usedToday(person)).toBe(limit);
      const [stored] = await sql<{ replies: number; asked: number }>(
        `select count(*) filter (where message_type = 'ai')::int as replies,
           count(*) filter (where message_type = 'user')::int as asked
         from public.messages where user_id = $1`,
        [person.id],
      );
      expect(stored).toEqual({ replies: left, asked: left });
    },
  );

  test('[R-PROD-08] refuses the 21st message of a minute with Retry-After, and counts nothing', async () => {
    const person = await newPerson('ultimate');
    await sql(
      `insert into private.turn_starts (user_id, recent) select $1, array_agg(now() - n * interval '1 second')
     from generate_series(1, 20) as n`,
      [person.id],
    );
    const text = 'The 21st of this minute';
    const response = await request('chat-send', { as: person, body: message('suki', text) });
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ success: false, error: 'too_many_requests' });
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(40);
    expect(model.requests(text)).toEqual([]);
    expect(await usedToday(person)).toBe(0);
  });

  test(`[R-TURN-06, R-TURN-16] accepts one of ${parallel} parallel messages in one chat when one is left`, async () => {
    const person = await newPerson();
    const limit = await leaveMessages(person, 'free', 1);
    const texts = Array.from({ length: parallel }, (_, number) => `In one chat, ${number}`);
    for (const text of texts) model.answers(text, says('The one reply.'));
    const results = await Promise.all(
      texts.map((text) => call('chat-send', { as: person, body: message('suki', text) })),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = new Set(results.filter(({ status }) => status !== 200).map(({ body }) => body.error));
    expect([...codes].every((code) => code === 'turn_running' || code === 'message_limit_reached')).toBe(
      true,
    );
    expect(texts.flatMap((text) => model.requests(text))).toHaveLength(1);
    expect(await usedToday(person)).toBe(limit);
    expect(await storedMessages(person, 'suki')).toHaveLength(2);
  });

  test('[R-TURN-07, R-API-10] counts down in the response and in chat-usage', async () => {
    const person = await newPerson();
    const { messages_per_day: limit } = await planOf('free');
    model.answers('Count', says('Counted.'));
    const sent = await call('chat-send', { as: person, body: message('suki', 'Count') });
    const usage = await call('chat-usage', { as: person });
    expect(sent.body.remaining).toBe(Number(limit) - 1);
    expect(usage.body).toEqual({
      success: true,
      tier: 'free',
      limit,
      used: 1,
      remaining: sent.body.remaining,
      resetsAt: sent.body.resetsAt,
    });
    expect(Date.parse(String(usage.body.resetsAt)) - Date.now()).toBeLessThanOrEqual(24 * 3600 * 1000);
  });

  test('[R-TURN-07] starts again with a new UTC day', async () => {
    const person = await newPerson();
    await leaveMessages(person, 'free', 0);
    await sql(`update public.daily_usage set day = day - 1 where user_id = $1`, [person.id]);
    model.answers('New day', says('Good morning.'));
    const { status } = await call('chat-send', { as: person, body: message('suki', 'New day') });
    expect(status).toBe(200);
    expect(await usedToday(person)).toBe(1);
  });

  test('[R-API-10] does not exist on an unlimited plan', async () => {
    const person = await newPerson('ultimate');
    model.answers('No limit', says('None.'));
    const { body } = await call('chat-send', { as: person, body: message('suki', 'No limit') });
    expect(body.remaining).toBeNull();
    const usage = await call('chat-usage', { as: person });
    expect(usage.body).toMatchObject({ tier: 'ultimate', limit: null, remaining: null, used: 1 });
  });

  test('[R-API-05] follows a change of plan on the next call with the old token', async () => {
    const person = await newPerson('premium');
    const { messages_per_day: limit } = await planOf('free');
    await sql(
      `insert into public.daily_usage (user_id, day, used) values ($1, (now() at time zone 'utc')::date, $2)`,
      [person.id, limit],
    );
    model.answers('Before', says('Fine.'));
    expect((await call('chat-send', { as: person, body: message('suki', 'Before') })).status).toBe(200);
    await sql(`update public.users set subscription_tier = 'free' where id = $1`, [person.id]);
    const after = await call('chat-send', { as: person, body: message('suki', 'After') });
    expect(after).toMatchObject({ status: 429, body: { error: 'message_limit_reached' } });
    expect(model.requests('After')).toHaveLength(0);
  });
});

describe('a counted message', () => {
  test('[R-TURN-09] stays counted when messages are deleted, the chat unsaved and the companion changed', async () => {
    const person = await newPerson('basic');
    model.answers('Counted', says('Yes.'));
    const { body } = await call('chat-send', { as: person, body: message('suki', 'Counted') });
    await rest(`messages?user_id=eq.${person.id}`, person, 'DELETE');
    for (const action of ['save', 'unsave']) {
      await call('chat-favorite', { as: person, body: { chatId: body.chatId, action } });
    }
    await call('chat-ensure', { as: person, body: { companionId: 'amara' } });
    expect((await call('chat-usage', { as: person })).body.used).toBe(1);
  });

  test.each([
    ['has not begun', []],
    ['is being written', ['Let me ', 'think. ']],
  ])('[R-TURN-09] stays counted when the chat is cleared while its reply %s', async (when, pieces) => {
    const person = await newPerson();
    const text = `Cleared while its reply ${when}`;
    const answer = held();
    model.answers(text, answer.answer);
    const reader = new Reader('chat-send', { as: person, body: message('suki', text) });
    const reply = await answer.asked;
    for (const piece of pieces) await reply.piece(piece);
    await reader.until(() => reader.turnId !== undefined && reader.text === pieces.join(''));
    const id = await clear(person);
    await reply.piece('I have an idea. ');
    await reply.closed;
    await reader.over;
    expect(await usedToday(person)).toBe(1);
    expect((await call('chat-usage', { as: person })).body.used).toBe(1);
    expect(await shownPath(person)).toEqual([]);
    expect(await sql('select status from public.turns where user_id = $1', [person.id])).toEqual([
      { status: 'stopped' },
    ]);
    expect(await listDeleted(person)).toMatchObject([{ id, kind: 'cleared' }]);
  });
});

describe('the active-chat limit', () => {
  test('[R-TURN-15] refuses a new chat beyond it with both numbers, and costs no message', async () => {
    const person = await newPerson();
    const { active_chats: limit } = await planOf('free');
    const companions = await newCompanions(Number(limit));
    for (const id of companions) {
      model.answers(`Chat ${id}`, says('Hello.'));
      await call('chat-send', { as: person, body: message(id, `Chat ${id}`) });
    }
    const refused = await call('chat-send', { as: person, body: message('suki', 'One more') });
    expect(refused).toEqual({
      status: 409,
      body: {
        success: false,
        error: 'active_chat_limit',
        detail: `Active chat limit reached (${limit}/${limit}). Finish another chat or clear one.`,
      },
    });
    expect(await usedToday(person)).toBe(companions.length);
    const [first = ''] = companions;
    model.answers('Go on', says('Of course.'));
    const goesOn = await call('chat-send', { as: person, body: message(first, 'Go on') });
    expect(goesOn.status).toBe(200);
  });

  test('[R-TURN-15] counts a chat from its second message on, until it is cleared', async () => {
    const person = await newPerson();
    const { active_chats: limit } = await planOf('free');
    const companions = await newCompanions(Number(limit));
    const say = async (companionId: string) => {
      const text = `Is there room? ${randomUUID()}`;
      model.answers(text, says('There is.'));
      const { body } = await call('chat-send', { as: person, body: message(companionId, text) });
      return body.error ?? body.message;
    };
    for (const id of companions) expect(await say(id)).toBe('There is.');
    expect(await say('suki')).toBe('active_chat_limit');

    const [, reply] = await shownPath(person, companions[0]);
    await remove(person, reply?.id ?? '');
    expect(await say('suki'), 'one message is left in another chat').toBe('There is.');
    expect(await say('amara')).toBe('active_chat_limit');

    await clear(person, 'suki');
    expect(await say('amara'), 'a chat was cleared').toBe('There is.');
  });

  test('[R-TURN-15] does not exist on an unlimited plan', async () => {
    const person = await newPerson('ultimate');
    const statuses: number[] = [];
    for (const companionId of ['suki', 'amara', 'emilio', 'luca', 'brooke']) {
      const text = `Everyone ${randomUUID()}`;
      model.answers(text, says('Hello.'));
      statuses.push((await call('chat-send', { as: person, body: message(companionId, text) })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
