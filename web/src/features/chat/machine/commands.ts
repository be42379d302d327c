import { ApiError } from '#lib/api-error.ts';
import { isRefusal } from '#lib/retry.ts';
import { timings } from '#lib/timings.ts';
import { readMessagesAgain } from '#shared/message-changes.ts';
import { usageQuery } from '#shared/usage.ts';
import { notify } from '#ui/notify.ts';
import { activateChat, checkChat, ensureChat } from '../api.ts';
import { removeEndedTurn } from '../chat-session.ts';
import { emptyConversation } from '../conversation.ts';
import { messagesQuery } from '../queries.ts';
import type { ChatContext } from '../types.ts';
import type { ChatCommand, ChatEvent } from './chat-state.ts';

const TOO_MANY_REQUESTS = 429;
const NOT_FOUND = 404;

/** Runs a command; the result is the event that follows, if any. It never throws. */
export async function runCommand(chat: ChatContext, command: ChatCommand): Promise<ChatEvent | null> {
  const { client, userId, companionId } = chat;
  switch (command.type) {
    case 'ensure':
      return ensureChat(companionId).then(
        (opening) => ({ type: 'ensured', opening }),
        (error: unknown) =>
          isFinal(error) ? { type: 'ensure-refused', code: error.code } : { type: 'ensure-failed' },
      );
    case 'check-health':
      return checkChat(command.chatId, command.reason).then(
        (health) => ({ type: 'health-checked', health }),
        (error: unknown) => {
          if (!isFinal(error)) return { type: 'health-failed' };
          return error.status === NOT_FOUND
            ? { type: 'chat-missing' }
            : { type: 'health-refused', code: error.code };
        },
      );
    case 'activate':
      return activateChat(command.chatId).then(
        ({ expiresAt }) => ({ type: 'activated', expiresAt }),
        () => ({ type: 'activation-failed' }),
      );
    case 'reload-messages':
      void client.invalidateQueries(messagesQuery(userId, companionId));
      return null;
    case 'reload-usage':
      void client.invalidateQueries(usageQuery(userId));
      return null;
    case 'clear':
      clearEndedChat(chat);
      return null;
    case 'notify-downgrade':
      notify.warning('Plan downgraded – chat will auto-expire unless saved', {
        id: 'downgraded',
        duration: timings.toastLong,
      });
      return null;
  }
}

/** Whether the server has refused for good; a busy one is asked again like one that is out of reach. */
function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && isRefusal(error) && error.status !== TOO_MANY_REQUESTS;
}

/**
 * Removes the messages from the page, and the companion from the list of chats; the server has ended it (R-CHAT-17,
 * D-05).
 */
function clearEndedChat({ client, userId, companionId }: ChatContext): void {
  client.setQueryData(messagesQuery(userId, companionId).queryKey, emptyConversation);
  removeEndedTurn(companionId);
  void readMessagesAgain(client);
}
