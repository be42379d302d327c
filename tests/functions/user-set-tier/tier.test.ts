import { describe, expect, test } from 'vitest';
import type { Tier } from '#contracts/fields.ts';
import { call } from '../support/call.ts';
import { openChat } from '../support/fixtures.ts';
import { newPerson, type Person } from '../support/people.ts';
import { sql } from '../support/stack.ts';

const set = (person: Person, tier: Tier) => call('user-set-tier', { as: person, body: { tier } });
const tierOf = async (person: Person) => (await call('chat-usage', { as: person })).body.tier;

describe.concurrent('where plans are a demo', () => {
  test.each<Tier>(['basic', 'premium', 'ultimate', 'free'])('%s can be had without paying', async (tier) => {
    const person = await newPerson(tier === 'free' ? 'premium' : 'free');
    const { status, body } = await set(person, tier);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, tier });
    expect(await tierOf(person)).toBe(tier);
  });

  test('a smaller plan trims favorites in the same transaction', async () => {
    const person = await newPerson('premium');
    const chatId = await openChat(person);
    await call('chat-favorite', { as: person, body: { chatId, action: 'save' } });
    await set(person, 'free');
    const rows = await sql('select 1 from public.user_favorites where user_id = $1', [person.id]);
    expect(rows).toEqual([]);
    expect((await call('chat-health', { as: person, query: { chatId } })).body.isSaved).toBe(false);
  });

  test('changes the plan of nobody else', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await set(person, 'ultimate');
    expect(await tierOf(other)).toBe('free');
  });
});
