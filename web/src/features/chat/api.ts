import { chatEnsure } from '../../../../supabase/functions/_shared/contracts/chat-ensure.ts';
import { chatSend } from '../../../../supabase/functions/_shared/contracts/chat-send.ts';
import { chatTurn } from '../../../../supabase/functions/_shared/contracts/chat-turn.ts';
import type { EventOf, OutputOf } from '../../../../supabase/functions/_shared/contracts/endpoint.ts';
import { dataOf } from '../../lib/data-error.ts';
import { call, stream } from '../../lib/endpoint-client.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { PAGE_SIZE } from './conversation.ts';
import { type Message, toMessage } from './message.ts';

/** The server's state of one chat: when it ends, whether it is saved, whether a reply is being written. */
export type ChatSession = OutputOf<typeof chatEnsure>;

const messageColumns = 'id, turn_id, client_message_id, message_text, message_type, created_at';

/** Opens the caller's chat, starting a fresh one where the old has expired. Refused with `expired_lock`. */
export function ensureChat(companionId: string): Promise<ChatSession> {
  return call(chatEnsure, { companionId });
}

/** Sends a message and yields what happens to it, word by word. */
export function sendText(
  companionId: string,
  text: string,
  messageId: string,
): AsyncGenerator<EventOf<typeof chatSend>> {
  return stream(chatSend, { companionId, text, messageId });
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
  let query = supabase
    .from('messages')
    .select(messageColumns)
    .eq('user_id', userId)
    .eq('companion_id', companionId)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_SIZE)
    .retry(false); // repeats are the query cache's business
  if (before) {
    // The bound is implied by what follows it, but only a plain bound lets the index start there at any depth.
    query = query
      .lte('created_at', before.at)
      .or(`created_at.lt."${before.at}",and(created_at.eq."${before.at}",id.lt.${before.id})`);
  }
  if (signal) query = query.abortSignal(signal);
  return dataOf(await query)
    .map(toMessage)
    .reverse();
}

/** Deletes every message of this person with this companion (R-CHAT-32). */
export async function deleteMessages(userId: string, companionId: string): Promise<void> {
  const supabase = await getSupabase();
  dataOf(await supabase.from('messages').delete().eq('user_id', userId).eq('companion_id', companionId));
}
