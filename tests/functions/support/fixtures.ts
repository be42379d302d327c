import { randomUUID } from 'node:crypto';
import { call } from './call.ts';
import type { Person } from './people.ts';
import { sql } from './stack.ts';

/** The id of this person's chat, opened as the page does. */
export async function openChat(person: Person, companionId = 'suki'): Promise<string> {
  const { body } = await call('chat-ensure', { as: person, body: { companionId } });
  return String(body.chatId);
}

/** The id of a companion that only its creator may see. */
export async function newPrivateCompanion(person: Person): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `insert into public.companions (name, tagline, description, is_public, user_id)
     values ('Secret', 'For one alone.', 'Made for a test.', false, $1) returning id`,
    [person.id],
  );
  return row?.id ?? '';
}

/** New public companions, so that one person can have many chats. */
export async function newCompanions(count: number): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `insert into public.companions (name, tagline, description, is_public, user_id)
     select 'Extra ' || n, 'One of many', 'Made for a test', true, null from generate_series(1, $1) n returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

export type TurnState = {
  status?: 'running' | 'done';
  reply?: string;
  /** How long ago the worker gave its last sign of life. */
  silentFor?: string;
};

/** Inserts a turn as a worker leaves it: with its message stored and counted, and its reply as far as `reply` goes. */
export async function newTurn(
  person: Person,
  { status = 'running', reply = '', silentFor = '0 seconds' }: TurnState = {},
): Promise<{ turnId: string; messageId: string; text: string }> {
  await openChat(person);
  const messageId = randomUUID();
  const text = `Left behind ${messageId}`;
  const [turn] = await sql<{ id: string }>(
    `insert into public.turns (
       user_id, companion_id, client_message_id, text_digest, status, reply_text, usage_day, updated_at, finished_at
     )
     values (
       $1, 'suki', $2, sha256(convert_to($3, 'UTF8')), $4, case when $4 = 'running' then $5 else '' end,
       (now() at time zone 'utc')::date, clock_timestamp() - $6::interval, case when $4 <> 'running' then now() end
     )
     returning id`,
    [person.id, messageId, text, status, reply, silentFor],
  );
  const turnId = turn?.id ?? '';
  await sql(
    `insert into public.messages (user_id, companion_id, turn_id, client_message_id, message_type, message_text)
     values ($1, 'suki', $2, $3, 'user', $4)`,
    [person.id, turnId, messageId, text],
  );
  if (status === 'done') {
    await sql(
      `insert into public.messages (user_id, companion_id, turn_id, message_type, message_text)
       values ($1, 'suki', $2, 'ai', $3)`,
      [person.id, turnId, reply],
    );
  }
  await sql(
    `insert into public.daily_usage as d (user_id, day, used) values ($1, (now() at time zone 'utc')::date, 1)
     on conflict (user_id, day) do update set used = d.used + 1`,
    [person.id],
  );
  return { turnId, messageId, text };
}

/** Moves the end of a person's temporary chats into the past. */
export async function expireChats(person: Person): Promise<void> {
  await sql(
    `update public.chats set expires_at = now() - interval '1 second' where user_id = $1 and not is_saved`,
    [person.id],
  );
}
