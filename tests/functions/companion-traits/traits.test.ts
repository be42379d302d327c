import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_CORE_TRAITS } from '#contracts/companion-traits.ts';
import { call } from '../support/call.ts';
import { newPerson, type Person } from '../support/people.ts';
import { sql } from '../support/stack.ts';

const read = (person: Person) => call('companion-traits', { as: person, query: { companionId: 'suki' } });
const save = (person: Person, traits: string[], companionId = 'suki') =>
  call('companion-traits', { as: person, body: { companionId, traits } });

let own: string[] = [];
let known: string[] = [];
beforeAll(async () => {
  const [row] = await sql<{ core_traits: string[] }>(
    `select core_traits from public.companions where id = 'suki'`,
  );
  own = row?.core_traits ?? [];
  const person = await newPerson();
  known = (await call('companion-core-traits', { as: person })).body.traits as string[];
});

test('[R-API-19] companion-core-traits returns each core trait once', () => {
  expect(known.length).toBeGreaterThan(MAX_CORE_TRAITS);
  expect(new Set(known).size).toBe(known.length);
  expect(known).toEqual(expect.arrayContaining(own));
});

describe.concurrent("a companion's core traits", () => {
  test('[R-API-16] are its own until a person chooses', async () => {
    expect(await read(await newPerson())).toEqual({
      status: 200,
      body: { success: true, baseTraits: own, overriddenTraits: [], effectiveTraits: own },
    });
  });

  test('[R-API-16, R-API-17] are what the person chose, for this person alone, until they reset it', async () => {
    const [person, other] = [await newPerson('ultimate'), await newPerson('ultimate')];
    const chosen = known.filter((trait) => !own.includes(trait)).slice(0, MAX_CORE_TRAITS);
    expect(await save(person, chosen)).toEqual({ status: 200, body: { success: true } });
    expect((await read(person)).body).toEqual({
      success: true,
      baseTraits: own,
      overriddenTraits: chosen,
      effectiveTraits: chosen,
    });
    expect((await read(other)).body).toMatchObject({ overriddenTraits: [], effectiveTraits: own });
    expect((await save(person, [])).status).toBe(200);
    expect((await read(person)).body).toMatchObject({ overriddenTraits: [], effectiveTraits: own });
  });

  test.each(['free', 'basic', 'premium'] as const)('[R-API-17] are not for %s to choose', async (tier) => {
    const person = await newPerson(tier);
    expect(await save(person, known.slice(0, 1))).toMatchObject({
      status: 403,
      body: { success: false, error: 'plan_required' },
    });
    expect((await read(person)).body).toMatchObject({ effectiveTraits: own });
  });

  test('[R-API-17] are at most three', async () => {
    const person = await newPerson('ultimate');
    expect((await save(person, known.slice(0, MAX_CORE_TRAITS + 1))).status).toBe(400);
    expect((await save(person, known.slice(0, MAX_CORE_TRAITS))).status).toBe(200);
    expect((await save(person, [...known.slice(0, 1), 'Made up'])).status).toBe(400);
    expect((await read(person)).body.overriddenTraits).toEqual(known.slice(0, MAX_CORE_TRAITS));
  });

  test('[R-API-05] are their own again after a downgrade, on the next call', async () => {
    const person = await newPerson('ultimate');
    await save(person, known.slice(0, 1));
    await sql(`update public.users set subscription_tier = 'premium' where id = $1`, [person.id]);
    expect((await read(person)).body).toMatchObject({ overriddenTraits: [], effectiveTraits: own });
    expect((await save(person, known.slice(0, 2))).status).toBe(403);
  });
});
