import { useEffect } from 'react';
import { subscribeToRows } from '#lib/subscribe-to-rows.ts';
import { readMessagesAgain } from '#shared/message-changes.ts';
import type { ChatContext } from './chat-context.ts';
import { tellChat } from './machine/chat-runners.ts';
import type { Conversation } from './message.ts';
import { messagesQuery } from './queries.ts';
import { resumeTurn } from './resume-turn.ts';
import { isRunning } from './turn-reducer.ts';
import { turnOf } from './turn-store.ts';

/**
 * Keeps this page in step with the person's other tabs and devices: what is said, deleted, saved or ended there shows
 * here, and a reply that is being written there is joined (D-06).
 */
export function useChatChanges(chat: ChatContext): void {
  useEffect(() => {
    const { client, userId, companionId } = chat;
    const readAgain = () => {
      void readMessagesAgain(client);
      void readChatAgain(chat);
    };
    return subscribeToRows('chats', `user_id=eq.${userId}`, {
      onUpdate: ({ companion_id, is_saved: isSaved, expires_at: expiresAt }) => {
        void readMessagesAgain(client);
        if (companion_id !== companionId) return;
        tellChat(companionId, { type: 'row-changed', isSaved, expiresAt });
        void readChatAgain(chat);
      },
      onRejoined: readAgain,
    });
  }, [chat]);
}

/** Reads the newest messages, unless this page itself is at it, and takes up a reply they still wait for. */
async function readChatAgain(chat: ChatContext): Promise<void> {
  const { client, userId, companionId } = chat;
  if (isOwn(companionId)) return;
  const query = messagesQuery(userId, companionId);
  await client.invalidateQueries({ queryKey: query.queryKey });
  const held = client.getQueryData<Conversation>(query.queryKey);
  const last = held?.messages.at(-1);
  if (held === undefined || last?.from !== 'user' || last.turnId === null || isOwn(companionId)) return;
  await resumeTurn(chat, last.turnId, held);
}

/** Whether this page follows the chat's turn itself: it reads the rows when the turn is over. */
function isOwn(companionId: string): boolean {
  const turn = turnOf(companionId);
  return isRunning(turn) || turn?.phase === 'done';
}
