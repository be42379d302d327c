import { chatActivate } from '#contracts/chat-activate.ts';
import { chatEnsure } from '#contracts/chat-ensure.ts';
import { chatHealth } from '#contracts/chat-health.ts';
import { chatSend } from '#contracts/chat-send.ts';
import { chatStop } from '#contracts/chat-stop.ts';
import { chatTurn } from '#contracts/chat-turn.ts';
import type { EventOf, InputOf, OutputOf } from '#contracts/endpoint.ts';
import { call, stream } from '#lib/endpoint-client.ts';
import { type Cursor, type Page, pageOf } from '#lib/keyset.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read } from '#lib/tables.ts';
import { timings } from '#lib/timings.ts';
import { type Message, type MessageRow, PAGE_SIZE, toMessage } from './conversation.ts';
import {
  CONVERSATIONS_PAGE,
  type ConversationSummary,
  toConversationSummary,
} from './conversation-summary.ts';

/** A chat as the server opens it: when it ends, whether it is saved, whether a reply is being written. */
export type ChatOpening = OutputOf<typeof chatEnsure>;

/** The state of an open chat. */
export type ChatHealth = OutputOf<typeof chatHealth>;

/** Opens the caller's chat, starting a fresh one where the old has expired. Refused with `expired_lock`. */
export function ensureChat(companionId: string): Promise<ChatOpening> {
  return call(chatEnsure, { companionId });
}

/** The state of a chat by the server's clock; `reason` says why the page asks. */
export function checkChat(chatId: string, reason: string): Promise<ChatHealth> {
  return call(chatHealth, { chatId, r: reason });
}

/** Starts a temporary chat's time, once. */
export function activateChat(chatId: string): Promise<OutputOf<typeof chatActivate>> {
  return call(chatActivate, { chatId });
}

/** Sends a message, or asks for a version of one, and yields what happens to it, word by word. */
export function sendText(sending: InputOf<typeof chatSend>): AsyncGenerator<EventOf<typeof chatSend>> {
  return stream(chatSend, sending);
}

/** Ends a reply that is being written; its words so far are kept (R-TURN-20). */
export async function stopTurn(turnId: string): Promise<void> {
  await failWhenStuck(call(chatStop, { turnId }));
}

/** The events of a turn that has begun, from offset `from` of its reply on (R-TURN-19). */
export function joinTurn(turnId: string, from: number): AsyncGenerator<EventOf<typeof chatTurn>> {
  return stream(chatTurn, { turnId, from: String(from) });
}

/** Which part of the shown path is read: its end, or what comes before or after a message. */
export type Part = { before?: string; after?: string; limit?: number; signal?: AbortSignal };

/** A page of the shown path, oldest first. */
export async function fetchMessages(companionId: string, part: Part = {}): Promise<Message[]> {
  const { before, after, limit = PAGE_SIZE, signal } = part;
  const supabase = await getSupabase();
  const query = supabase.rpc('read_messages', {
    p_companion_id: companionId,
    p_limit: limit,
    ...(before !== undefined && { p_before: before }),
    ...(after !== undefined && { p_after: after }),
  });
  const messages = ((await read(query, signal)) as MessageRow[]).map(toMessage);
  return after === undefined ? messages.reverse() : messages;
}

/** A page of the chats that have messages, newest first. */
export async function fetchConversations(
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<Page<ConversationSummary>> {
  const supabase = await getSupabase();
  const rows = await read(
    supabase.rpc('list_conversations', {
      p_limit: CONVERSATIONS_PAGE,
      ...(cursor && { p_before: cursor.at, p_before_id: cursor.id }),
    }),
    signal,
  );
  return pageOf(rows.map(toConversationSummary), CONVERSATIONS_PAGE, ({ lastAt, companion }) => ({
    at: lastAt,
    id: companion.id,
  }));
}

/**
 * Settles as `work` does, but fails after 5 s, so that a stuck change does not hold its button for ever (R-CHAT-15).
 */
export function failWhenStuck<Result>(work: PromiseLike<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stuck = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no response in time')), timings.mutationStuck);
  });
  return Promise.race([work, stuck]).finally(() => clearTimeout(timer));
}
