import { describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { newCompanions, openChat } from '../support/fixtures.ts';
import { newPerson, type Person, planOf } from '../support/people.ts';
import { sql } from '../support/stack.ts';

const set = (person: Person, chatId: string, action: 'save' | 'unsave') =>
  call('chat-favorite', { as: person, body: { chatId, action } });
const favorites = async (person: Person) =>
  (
    await sql<{ companion_id: string }>('select companion_id from public.user_favorites where user_id = $1', [
      person.id,
    ])
  ).map(({ companion_id }) => companion_id);

describe.concurrent('chat-favorite', () => {
  test('[R-API-14, R-FAV-14] saves the chat and makes the companion a favorite, and reverses both', async () => {
    const person = await newPerson('basic');
    const chatId = await openChat(person);
    expect(await set(person, chatId, 'save')).toEqual({ status: 200, body: { success: true } });
    expect(await favorites(person)).toEqual(['suki']);
    const saved = await call('chat-health', { as: person, query: { chatId } });
    expect(saved.body).toMatchObject({ isSaved: true, expiresAt: null });
    expect(await set(person, chatId, 'unsave')).toEqual({ status: 200, body: { success: true } });
    expect(await favorites(person)).toEqual([]);
    const unsaved = await call('chat-health', { as: person, query: { chatId } });
    expect(unsaved.body).toMatchObject({ isSaved: false, expiresAt: null });
  });

  test('[R-API-14] has no further effect the second time', async () => {
    const person = await newPerson('basic');
    const chatId = await openChat(person);
    for (const action of ['save', 'save', 'unsave', 'unsave'] as const) {
      expect((await set(person, chatId, action)).status).toBe(200);
    }
  });

  test('[R-FAV-13] is refused on a plan without favorites', async () => {
    const person = await newPerson();
    expect(await set(person, await openChat(person), 'save')).toEqual({
      status: 403,
      body: {
        success: false,
        error: 'limit_saved_zero',
        detail: 'Favorites disabled for your plan. Upgrade to add favorites.',
      },
    });
    expect(await favorites(person)).toEqual([]);
  });

  test('[R-FAV-13] never exceeds the limit of the plan, however many calls come at once', async () => {
    const person = await newPerson('premium');
    const { favorites: limit } = await planOf('premium');
    const companions = await newCompanions(limit + 6);
    const chats = await Promise.all(companions.map((id) => openChat(person, id)));
    const answers = await Promise.all(chats.map((chatId) => set(person, chatId, 'save')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused) {
      expect(answer).toMatchObject({
        status: 409,
        body: { error: 'limit_reached', detail: 'Plan favourite limit reached. Upgrade for more.' },
      });
    }
    expect(await favorites(person)).toHaveLength(limit);
  });
});
