import { useEffect } from 'react';
import { readAgain } from '#lib/read-again.ts';
import { subscribeToRows } from '#lib/subscribe-to-rows.ts';
import { readMessagesAgain } from '#shared/message-changes.ts';
import { sessionOf } from './chat-session.ts';
import type { Conversation } from './conversation.ts';
import { dispatch } from './machine/chat-machine.ts';
import { messagesQuery } from './queries.ts';
import { resumeTurn } from './send.ts';
import { hasEnded, isRunning } from './turn.ts';
import type { ChatContext } from './types.ts';

/**
 * Keeps this page in step with the person's other tabs and devices: what is said, deleted, saved or ended there shows
 * here, and a reply that is being written there is followed (D-06).
 */
export function useRemoteChanges(chat: ChatContext): void {
  useEffect(() => {
    const { client, userId, companionId } = chat;
    return subscribeToRows('chats', `user_id=eq.${userId}`, {
      onUpdate: ({ companion_id, is_saved: isSaved, expires_at: expiresAt }) => {
        void readMessagesAgain(client);
        if (companion_id !== companionId) return;
        dispatch(companionId, { type: 'row-changed', isSaved, expiresAt });
        void refreshChat(chat);
      },
      onRejoined: () => {
        void readMessagesAgain(client);
        void refreshChat(chat);
      },
    });
  }, [chat]);
}

/** Reads the newest messages, and follows a reply they still wait for, unless this page follows a turn of its own. */
async function refreshChat(chat: ChatContext): Promise<void> {
  const { client, userId, companionId } = chat;
  await sessionOf(companionId).pathChange;
  if (hasOwnTurn(companionId)) return;
  const query = messagesQuery(userId, companionId);
  await readAgain(client, { queryKey: query.queryKey });
  const held = client.getQueryData<Conversation>(query.queryKey);
  const last = held?.messages.at(-1);
  if (held === undefined || last?.from !== 'user' || last.turnId === null || hasOwnTurn(companionId)) return;
  // Help lines took the place of a reply: there is none to wait for.
  if (last.care !== null && last.care.level > 1) return;
  await resumeTurn(chat, last.turnId, held);
}

/** Whether this page follows a turn, and reads the rows itself when the turn is over. */
function hasOwnTurn(companionId: string): boolean {
  const { turn } = sessionOf(companionId);
  return turn !== null && (isRunning(turn) || hasEnded(turn));
}
