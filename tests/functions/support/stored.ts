import type { Person } from './people.ts';
import { sql } from './stack.ts';

/** What the database holds, as tests compare it. */
export type StoredMessage = { message_type: 'user' | 'ai'; message_text: string };
export type StoredTurn = { id: string; status: string; client_message_id: string };

/** The messages of somebody's chat, oldest first. */
export function storedMessages(person: Person, companionId: string): Promise<StoredMessage[]> {
  return sql<StoredMessage>(
    `select message_type, message_text from public.messages where user_id = $1 and companion_id = $2
     order by created_at, id`,
    [person.id, companionId],
  );
}

/** The turns of somebody's chat, oldest first. */
export function storedTurns(person: Person, companionId: string): Promise<StoredTurn[]> {
  return sql<StoredTurn>(
    `select id, status, client_message_id from public.turns where user_id = $1 and companion_id = $2
     order by started_at, id`,
    [person.id, companionId],
  );
}

/** What is stored as the reply of a turn: one text, or none. */
export async function storedReplies(turnId: string): Promise<string[]> {
  const rows = await sql<StoredMessage>(
    `select message_text from public.messages where turn_id = $1 and message_type = 'ai'`,
    [turnId],
  );
  return rows.map(({ message_text }) => message_text);
}
