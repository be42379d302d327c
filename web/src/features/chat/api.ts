import { chatActivate } from '#contracts/chat-activate.ts';
import { chatEnsure } from '#contracts/chat-ensure.ts';
import { chatHealth } from '#contracts/chat-health.ts';
import { chatSend } from '#contracts/chat-send.ts';
import { chatStop } from '#contracts/chat-stop.ts';
import { chatTurn } from '#contracts/chat-turn.ts';
import type { EventOf, OutputOf } from '#contracts/endpoint.ts';
import { call, stream } from '#lib/endpoint-client.ts';
import { type Cursor, type Page, pageOf, readPage } from '#lib/keyset.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read, write } from '#lib/tables.ts';
import { timings } from '#lib/timings.ts';
import { type Message, PAGE_SIZE, toMessage } from './conversation.ts';
import {
  CONVERSATIONS_PAGE,
  type ConversationSummary,
  toConversationSummary,
} from './conversation-summary.ts';

/** A chat as the server opens it: when it ends, whether it is saved, whether a reply is being written. */
export type ChatOpening = OutputOf<typeof chatEnsure>;

/** The state of an open chat. */
export type ChatHealth = OutputOf<typeof chatHealth>;

const messageColumns = 'id, turn_id, client_message_id, message_text, message_type, created_at';

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

/** A message to send; `replaces` is the turn whose reply the new one replaces. */
export type Sending = { companionId: string; text: string; messageId: string; replaces?: string | undefined };

/** Sends a message and yields what happens to it, word by word. */
export function sendText(sending: Sending): AsyncGenerator<EventOf<typeof chatSend>> {
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

/** The newest page of a chat, oldest first; with `before`, the page of messages older than that one. */
export async function fetchMessages(
  userId: string,
  companionId: string,
  { before, signal }: { before?: Message; signal?: AbortSignal },
): Promise<Message[]> {
  const supabase = await getSupabase();
  const query = supabase
    .from('messages')
    .select(messageColumns)
    .eq('user_id', userId)
    .eq('companion_id', companionId);
  const { rows } = await readPage(query, { cursor: before ?? null, size: PAGE_SIZE }, signal);
  return rows.map(toMessage).reverse();
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

/** Deletes every message of this person with this companion until that moment (R-CHAT-32). */
export async function deleteMessages(userId: string, companionId: string, until: string): Promise<void> {
  const supabase = await getSupabase();
  const deletion = supabase.from('messages').delete().eq('user_id', userId).eq('companion_id', companionId);
  await failWhenStuck(write(deletion.lte('created_at', until)));
}

/** Deletes one of this person's messages. */
export async function deleteMessage(userId: string, id: string): Promise<void> {
  const supabase = await getSupabase();
  await failWhenStuck(write(supabase.from('messages').delete().eq('user_id', userId).eq('id', id)));
}

/**
 * Settles as `work` does, but fails after 5 s, so that a stuck change does not hold its button for ever (R-CHAT-15).
 */
function failWhenStuck<Result>(work: PromiseLike<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stuck = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no response in time')), timings.mutationStuck);
  });
  return Promise.race([work, stuck]).finally(() => clearTimeout(timer));
}
