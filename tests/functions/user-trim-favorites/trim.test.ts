import { describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { openChat } from '../support/fixtures.ts';
import { newPerson, planOf } from '../support/people.ts';
import { sql } from '../support/stack.ts';

const trim = 'user-trim-favorites';

describe.concurrent(trim, () => {
  test('[R-FAV-15, R-FAV-16, R-API-20] removes and returns all but the newest, and removes nothing twice', async () => {
    const person = await newPerson('ultimate');
    const { favorites: kept, temporary_chat_minutes: minutes } = await planOf('basic');
    const companions = ['suki', 'amara', 'emilio'];
    const chats: string[] = [];
    for (const companionId of companions) {
      const chatId = await openChat(person, companionId);
      await call('chat-favorite', { as: person, body: { chatId, action: 'save' } });
      chats.push(chatId);
    }
    await sql(`update public.users set subscription_tier = 'basic' where id = $1`, [person.id]);

    const first = await call(trim, { as: person, body: {} });
    expect(first.status).toBe(200);
    expect([...(first.body.removed as string[])].sort()).toEqual(companions.slice(0, -kept).sort());
    expect(await call(trim, { as: person, body: {} })).toEqual({
      status: 200,
      body: { success: true, removed: [] },
    });

    const health = await Promise.all(
      chats.map((chatId) => call('chat-health', { as: person, query: { chatId } })),
    );
    expect(health.map(({ body }) => body.isSaved)).toEqual([false, false, true]);
    const end = Date.parse(String(health[0]?.body.expiresAt));
    expect(Math.round((end - Date.now()) / 60_000)).toBe(minutes);
  });

  test('[R-API-20] ignores any payload', async () => {
    const person = await newPerson();
    const answer = await call(trim, { as: person, method: 'POST' });
    expect(answer).toEqual({ status: 200, body: { success: true, removed: [] } });
  });
});
