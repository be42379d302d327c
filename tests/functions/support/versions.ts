import { randomUUID } from 'node:crypto';
import { type Answer, call } from './call.ts';
import { openChat } from './fixtures.ts';
import type { Person } from './people.ts';
import { rest } from './rest.ts';
import { sql } from './stack.ts';

/** A message of the shown path, as the page reads it. */
export type Shown = {
  id: string;
  message_type: 'user' | 'ai';
  message_text: string | null;
  is_edited: boolean;
  is_deleted: boolean;
  version: number;
  versions: number;
  previous_id: string | null;
  previous_messages: number | null;
  next_id: string | null;
  next_messages: number | null;
  care_topic?: string | null;
  care_level?: number | null;
};

/** One page of a chat, as its person's page reads it. */
export async function readMessages(
  person: Person,
  companionId = 'suki',
  cursor: Record<string, unknown> = {},
): Promise<Shown[]> {
  const answer = await rest('rpc/read_messages', person, 'POST', { p_companion_id: companionId, ...cursor });
  if (!answer.rows) throw new Error(answer.text);
  return answer.rows as Shown[];
}

/** All that a chat shows, oldest first, read page by page. */
export async function shownPath(person: Person, companionId = 'suki', pageSize = 50): Promise<Shown[]> {
  const path: Shown[] = [];
  for (;;) {
    const [oldest] = path;
    const cursor = { p_limit: pageSize, ...(oldest && { p_before: oldest.id }) };
    const page = await readMessages(person, companionId, cursor);
    path.unshift(...page.reverse());
    if (page.length < pageSize) return path;
  }
}

/** The words that a chat shows, oldest first. */
export const shownTexts = async (person: Person, companionId = 'suki') =>
  (await shownPath(person, companionId)).map(({ message_text }) => message_text);

type Asked = { companionId?: string; messageId?: string };
const versioned = ({ companionId = 'suki', messageId = randomUUID() }: Asked) => ({ companionId, messageId });

export const answerAgain = (person: Person, target: string, asked: Asked = {}) =>
  call('chat-send', { as: person, body: { mode: 'again', target, ...versioned(asked) } });

export const continueReply = (person: Person, target: string, asked: Asked = {}) =>
  call('chat-send', { as: person, body: { mode: 'continue', target, ...versioned(asked) } });

/** With `reply`, of a person's message, and its reply; without, of either side's. */
export const edit = (person: Person, target: string, text: string, reply: boolean, asked: Asked = {}) =>
  call('chat-send', { as: person, body: { mode: 'edit', target, text, reply, ...versioned(asked) } });

export const showVersion = async (person: Person, messageId: string, companionId = 'suki') =>
  call('chat-path', { as: person, body: { chatId: await openChat(person, companionId), messageId } });

export const restore = (person: Person, id: string) => call('chat-restore', { as: person, body: { id } });
export const purge = (person: Person, id: string) => call('chat-purge', { as: person, body: { id } });

/** Deletes a message as the page does. */
export const remove = (person: Person, messageId: string) =>
  rest(`messages?id=eq.${messageId}`, person, 'DELETE');

/** Clears a chat; the id that undoes it, null when there was nothing to clear. */
export async function clear(person: Person, companionId = 'suki'): Promise<string | null> {
  const { body } = await call('chat-clear', { as: person, body: { companionId } });
  if (!body.success) throw new Error(String(body.error));
  return body.id as string | null;
}

/** An item of 'Recently deleted', as the page reads it. */
export type Deleted = {
  id: string;
  kind: 'message' | 'cleared' | 'sealed';
  companion_id: string;
  excerpt: string | null;
  messages: number;
  deleted_at: string;
  purge_at: string;
};

export async function listDeleted(person: Person): Promise<Deleted[]> {
  const answer = await rest('rpc/list_deleted', person, 'POST', { p_limit: 100 });
  if (!answer.rows) throw new Error(answer.text);
  return answer.rows as Deleted[];
}

/**
 * Has a person and a companion say so many messages, in turn: 'Question 1', 'Reply 1' and so on. Past the functions,
 * and past the limit of turns a minute.
 */
export async function talk(person: Person, messages: number, companionId = 'suki'): Promise<Shown[]> {
  await openChat(person, companionId);
  for (let number = 1; number <= messages / 2; number++) {
    await sql('delete from private.turn_starts where user_id = $1', [person.id]);
    const [turn] = await sql<{ turn_id: string }>('select turn_id from public.begin_turn($1, $2, $3, $4)', [
      person.id,
      companionId,
      randomUUID(),
      `Question ${number}`,
    ]);
    await sql(`select public.finish_turn($1, 'done', $2)`, [turn?.turn_id, `Reply ${number}`]);
  }
  await sql('delete from private.turn_starts where user_id = $1', [person.id]);
  return shownPath(person, companionId);
}

/** The one place of a chat whose versions are these, for tests that switch among them. */
export async function newVersions(person: Person, count: number): Promise<{ chatId: string; ids: string[] }> {
  const [, reply] = await talk(person, 2);
  const ids = [reply?.id ?? ''];
  for (let number = 2; number <= count; number++) {
    const answer = await edit(person, ids.at(-1) ?? '', `Version ${number}`, false);
    ids.push(String(answer.body.edited));
  }
  return { chatId: await openChat(person), ids };
}

/** A deleted message of somebody, for tests of 'Recently deleted'. */
export async function newDeleted(person: Person): Promise<string> {
  const [, reply] = await talk(person, 2);
  await remove(person, reply?.id ?? '');
  return reply?.id ?? '';
}

/** How often each code was answered; `ok` for what was accepted. */
export function tally(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { body } of answers) {
    const word = body.success ? 'ok' : String(body.error);
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
}
