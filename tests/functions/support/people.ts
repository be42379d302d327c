import { randomUUID } from 'node:crypto';
import type { Tier } from '#contracts/fields.ts';
import { signUpData } from '../../support/sign-up-data.ts';
import { sql, stack } from './stack.ts';
import { signToken } from './tokens.ts';

/** Somebody who is signed in. */
export type Person = { id: string; email: string; token: string };

/**
 * A new person with a plan, of age and signed in. The row is written as the auth service writes it, and the token is
 * signed with the stack's secret: a sign-up over HTTP would spend its time on hashing a password.
 */
export async function newPerson(tier: Tier = 'free'): Promise<Person> {
  const [person] = await newPeople(1, tier);
  if (!person) throw new Error('No person was made');
  return person;
}

/** Several new people with the same plan, on the shared stack unless another one is meant. */
export async function newPeople(
  count: number,
  tier: Tier = 'free',
  on: { jwtSecret: string; sql: typeof sql } = { ...stack, sql },
): Promise<Person[]> {
  const people = await Promise.all(
    Array.from({ length: count }, async () => {
      const id = randomUUID();
      return { id, email: `${id}@people.test`, token: await signToken(on.jwtSecret, id) };
    }),
  );
  await on.sql(
    `insert into auth.users (id, aud, role, email, raw_user_meta_data, created_at, updated_at)
     select id::uuid, 'authenticated', 'authenticated', id || '@people.test',
       $2::jsonb, now(), now()
     from unnest($1::text[]) as person (id)`,
    [people.map(({ id }) => id), JSON.stringify(signUpData)],
  );
  if (tier !== 'free') {
    await on.sql('update public.users set subscription_tier = $1 where id = any ($2)', [
      tier,
      people.map(({ id }) => id),
    ]);
  }
  return people;
}

/** The same person by a token that was signed for a session; one that is not `live` has ended. */
export async function inSession(person: Person, { live = true } = {}): Promise<Person> {
  const sessionId = randomUUID();
  if (live) await sql('insert into auth.sessions (id, user_id) values ($1, $2)', [sessionId, person.id]);
  return { ...person, token: await signToken(stack.jwtSecret, person.id, { session_id: sessionId }) };
}

/** A new admin whose session a second factor has confirmed, unless another level is meant. */
export async function newAdmin(aal: 'aal1' | 'aal2' = 'aal2'): Promise<Person> {
  const person = await newPerson('ultimate');
  await sql(`update public.users set role = 'admin' where id = $1`, [person.id]);
  return { ...person, token: await signToken(stack.jwtSecret, person.id, { aal }) };
}

/** Makes an admin a person like any other, while the token stays valid. */
export async function demote(admin: Person): Promise<void> {
  await sql(`update public.users set role = 'user' where id = $1`, [admin.id]);
}

/** Blocks somebody while the token stays valid. */
export async function block(person: Person): Promise<void> {
  await sql(`update public.users set status = 'blocked' where id = $1`, [person.id]);
}

export type Plan = {
  tier: Tier;
  messages_per_day: number | null;
  favorites: number;
  active_chats: number | null;
  temporary_chat_minutes: number;
};

/** A row of the plan table, which alone knows the numbers. */
export async function planOf(tier: Tier): Promise<Plan> {
  const [plan] = await sql<Plan>('select * from public.plans where tier = $1', [tier]);
  if (!plan) throw new Error(`There is no plan ${tier}`);
  return plan;
}

/** Counts messages as if they had been sent, so that `left` are left today. */
export async function leaveMessages(person: Person, tier: Tier, left: number): Promise<number> {
  const { messages_per_day: limit } = await planOf(tier);
  if (limit === null) throw new Error(`The plan ${tier} has no limit`);
  await sql(
    `insert into public.daily_usage (user_id, day, used) values ($1, (now() at time zone 'utc')::date, $2)
     on conflict (user_id, day) do update set used = excluded.used`,
    [person.id, limit - left],
  );
  return limit;
}

/** How many messages are counted for somebody today. */
export async function usedToday(person: Person): Promise<number> {
  const [row] = await sql<{ used: number }>(
    `select used from public.daily_usage where user_id = $1 and day = (now() at time zone 'utc')::date`,
    [person.id],
  );
  return row?.used ?? 0;
}
