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
};

/** A turn as a worker leaves it: with its message stored and counted, and its reply as far as `reply` goes. */
export async function newTurn(
  person: Person,
  { status = 'running', reply = '' }: TurnState = {},
): Promise<{ turnId: string; messageId: string; text: string }> {
  await openChat(person);
  const messageId = randomUUID();
  const text = `Left behind ${messageId}`;
  const [turn] = await sql<{ id: string }>(
    `select turn_id as id from public.begin_turn($1, 'suki', $2, $3)`,
    [person.id, messageId, text],
  );
  const turnId = turn?.id ?? '';
  if (status === 'done') await sql(`select public.finish_turn($1, 'done', $2)`, [turnId, reply]);
  else await sql('update public.turns set reply_text = $2 where id = $1', [turnId, reply]);
  return { turnId, messageId, text };
}

/** Moves a worker's last sign of life into the past. After 40 s the clock of the stack may interrupt the turn. */
export async function silence(turnId: string | undefined, time: '20 seconds' | '41 seconds'): Promise<void> {
  await sql('update public.turns set updated_at = clock_timestamp() - $2::interval where id = $1', [
    turnId,
    time,
  ]);
}

/** Moves the end of a person's temporary chats into the past. */
export async function expireChats(person: Person): Promise<void> {
  await sql(
    `update public.chats set expires_at = now() - interval '1 second' where user_id = $1 and not is_saved`,
    [person.id],
  );
}
