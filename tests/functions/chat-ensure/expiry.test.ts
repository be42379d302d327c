import { describe, expect, test } from 'vitest';
import { held, says } from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { expireChats, openChat } from '../support/fixtures.ts';
import { scriptModel } from '../support/model.ts';
import { leaveMessages, newPerson, type Person, planOf, usedToday } from '../support/people.ts';
import { Reader } from '../support/reader.ts';
import { sql } from '../support/stack.ts';
import { shownPath, shownTexts } from '../support/versions.ts';

const model = scriptModel();

const ensure = (person: Person, companionId = 'suki') =>
  call('chat-ensure', { as: person, body: { companionId } });

async function say(person: Person, text: string, reply = 'Yes.') {
  model.answers(text, says(reply));
  return call('chat-send', { as: person, body: message('suki', text) });
}

/** Minutes until a time, to the nearest. */
const minutesUntil = (time: unknown) => Math.round((Date.parse(String(time)) - Date.now()) / 60_000);

describe.concurrent('a chat', () => {
  test('[R-API-11, R-TURN-11] has no expiry when it is opened, and the same id when it is opened again', async () => {
    const person = await newPerson();
    const first = await ensure(person);
    expect(first).toEqual({
      status: 200,
      body: {
        success: true,
        chatId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        isSaved: false,
        expiresAt: null,
        now: expect.any(String),
        expired: false,
        created: true,
        runningTurnId: null,
        demoModel: false,
        localModel: null,
        version: null,
      },
    });
    expect((await ensure(person)).body).toEqual({
      ...first.body,
      created: false,
      now: expect.any(String),
    });
  });

  test('[R-TURN-10] exists once, even when it is opened twenty times at once', async () => {
    const person = await newPerson();
    const opened = await Promise.all(Array.from({ length: 20 }, () => ensure(person)));
    expect(new Set(opened.map(({ body }) => body.chatId)).size).toBe(1);
    expect(opened.filter(({ body }) => body.created)).toHaveLength(1);
    const rows = await sql('select 1 from public.chats where user_id = $1', [person.id]);
    expect(rows).toHaveLength(1);
  });

  test.each(['free', 'basic', 'premium', 'ultimate'] as const)(
    "[R-TURN-11] ends, on %s, the plan's minutes after its first message and not later for the second",
    async (tier) => {
      const person = await newPerson(tier);
      const plan = await planOf(tier);
      const first = await say(person, `First on ${tier}`);
      expect(minutesUntil(first.body.expiresAt)).toBe(plan.temporary_chat_minutes);
      const second = await say(person, `Second on ${tier}`);
      expect(second.body.expiresAt).toBe(first.body.expiresAt);
    },
  );

  test('[R-API-12] that is saved never expires', async () => {
    const person = await newPerson('basic');
    const chatId = await openChat(person);
    await call('chat-favorite', { as: person, body: { chatId, action: 'save' } });
    expect((await say(person, 'Saved')).body.expiresAt).toBeNull();
    expect((await call('chat-health', { as: person, query: { chatId } })).body).toEqual({
      success: true,
      isSaved: true,
      expiresAt: null,
      expired: false,
      now: expect.any(String),
    });
  });
});

describe.concurrent('an expired chat', () => {
  test('[R-TURN-13, R-API-12] shows no messages from the next access on', async () => {
    const person = await newPerson();
    const { body } = await say(person, 'Soon gone');
    await expireChats(person);
    const health = await call('chat-health', { as: person, query: { chatId: String(body.chatId) } });
    expect(health).toMatchObject({ status: 200, body: { isSaved: false, expired: true } });
    expect(await shownPath(person)).toEqual([]);
  });

  test('[R-TURN-14] starts again empty when a paying person opens it', async () => {
    const person = await newPerson('basic');
    const { body } = await say(person, 'Old chat');
    await expireChats(person);
    expect((await ensure(person)).body).toMatchObject({
      chatId: body.chatId,
      created: true,
      expired: false,
      expiresAt: null,
    });
    expect(await shownPath(person)).toEqual([]);
    const fresh = await say(person, 'New chat');
    expect(fresh.status).toBe(200);
    expect(model.requests('New chat')[0]?.body.messages).toHaveLength(2);
  });

  test('[R-TURN-12, R-CHAT-19] starts again without the old messages when a free person sends one', async () => {
    const person = await newPerson();
    await say(person, 'Before the end');
    await expireChats(person);
    const { status, body } = await say(person, 'After the end', 'Hello anew.');
    expect(status).toBe(200);
    expect(minutesUntil(body.expiresAt)).toBe((await planOf('free')).temporary_chat_minutes);
    const roles = model.requests('After the end')[0]?.body.messages.map(({ role }) => role);
    expect(roles).toEqual(['system', 'user']);
    expect(await shownTexts(person)).toEqual(['After the end', 'Hello anew.']);
  });

  test.each(['basic', 'premium', 'ultimate'] as const)(
    "[R-TURN-12] refuses a message on %s, with the plan's minutes, and costs nothing",
    async (tier) => {
      const person = await newPerson(tier);
      const { temporary_chat_minutes: minutes } = await planOf(tier);
      await say(person, `Before, ${tier}`);
      await expireChats(person);
      expect(await say(person, `Too late, ${tier}`)).toEqual({
        status: 409,
        body: {
          success: false,
          error: 'chat_expired',
          detail:
            'Chat expired. Upgrade to keep history. ' +
            `Refresh page or switch companion to start a new ${minutes}-minute session.`,
        },
      });
      expect(await usedToday(person)).toBe(1);
      expect(model.requests(`Too late, ${tier}`)).toHaveLength(0);
    },
  );

  test('[R-TURN-14, R-CHAT-21] is locked for a free person without messages left, until there are some', async () => {
    const person = await newPerson();
    const { body } = await say(person, 'The last one');
    await leaveMessages(person, 'free', 0);
    await expireChats(person);
    const locked = {
      status: 409,
      body: {
        success: false,
        error: 'expired_lock',
        detail: 'Free session for this companion ended. Upgrade plan or pick another companion.',
      },
    };
    expect(await ensure(person)).toEqual(locked);
    expect(await shownPath(person)).toEqual([]);
    expect(await say(person, 'Let me in')).toEqual(locked);
    await sql('update public.daily_usage set day = day - 1 where user_id = $1', [person.id]);
    expect((await ensure(person)).body).toMatchObject({ chatId: body.chatId, created: true });
  });

  test('[R-TURN-12] has no turns left to read or stop', async () => {
    const person = await newPerson();
    const { body } = await say(person, 'Turn of the past');
    const turnId = String(body.turnId);
    await expireChats(person);
    expect((await call('chat-turn', { as: person, query: { turnId } })).status).toBe(404);
    expect((await call('chat-stop', { as: person, body: { turnId } })).status).toBe(404);
  });

  test('[R-TURN-12, R-TURN-13] ends the reply that is being written, and tells the reader why', async () => {
    const person = await newPerson();
    const { temporary_chat_minutes: minutes } = await planOf('free');
    const answer = held();
    model.answers('Out of time', answer.answer);
    const reader = new Reader('chat-send', { as: person, body: message('suki', 'Out of time') });
    await answer.piece('I was just about to ');
    await reader.until(() => reader.pieces.length === 1);
    await expireChats(person);
    await ensure(person);
    await answer.piece('say');
    await answer.finish();
    await reader.over;
    expect(reader.last).toMatchObject({
      event: 'error',
      data: { error: 'chat_expired', detail: expect.stringContaining(`a new ${minutes}-minute session.`) },
    });
    expect(await shownPath(person)).toEqual([]);
  });
});

describe.concurrent('chat-activate', () => {
  const activate = (person: Person, chatId: string) =>
    call('chat-activate', { as: person, body: { chatId } });

  test("[R-API-13, R-TURN-11] starts a chat's time once and never extends it", async () => {
    const person = await newPerson();
    const chatId = await openChat(person);
    const first = await activate(person, chatId);
    expect(first).toEqual({ status: 200, body: { success: true, expiresAt: expect.any(String) } });
    expect(minutesUntil(first.body.expiresAt)).toBe((await planOf('free')).temporary_chat_minutes);
    expect(await activate(person, chatId)).toEqual(first);
    expect((await say(person, 'Activated')).body.expiresAt).toBe(first.body.expiresAt);
  });

  test('[R-API-13] gives a saved chat no expiry', async () => {
    const person = await newPerson('basic');
    const chatId = await openChat(person);
    await call('chat-favorite', { as: person, body: { chatId, action: 'save' } });
    expect((await activate(person, chatId)).body).toEqual({ success: true, expiresAt: null });
  });

  test('[R-TURN-12] does not restart an expired chat', async () => {
    const person = await newPerson();
    const chatId = await openChat(person);
    await activate(person, chatId);
    await expireChats(person);
    const { temporary_chat_minutes: minutes } = await planOf('free');
    expect(await activate(person, chatId)).toMatchObject({
      status: 409,
      body: { error: 'chat_expired', detail: expect.stringContaining(`${minutes}-minute`) },
    });
    const health = await call('chat-health', { as: person, query: { chatId } });
    expect(health.body.expired).toBe(true);
  });
});
