import { ApiError } from '#lib/api-error.ts';
import { isRefusal } from '#lib/retry.ts';
import { timings } from '#lib/timings.ts';
import { usageQuery } from '#shared/usage.ts';
import { notify } from '#ui/notify.ts';
import { activateChat, checkChat, ensureChat } from '../api.ts';
import type { ChatContext } from '../chat-context.ts';
import { endChat } from '../end-chat.ts';
import { messagesQuery } from '../queries.ts';
import type { ChatEvent } from './chat-event.ts';
import type { Perform } from './chat-runner.ts';

const TOO_MANY_REQUESTS = 429;
const NOT_FOUND = 404;

/** Does the machine's commands for one chat: calls the server, clears what was said, tells the reader. */
export function chatCommands(chat: ChatContext): Perform {
  const { client, userId, companionId } = chat;
  return async (command): Promise<ChatEvent | null> => {
    switch (command.type) {
      case 'ensure':
        return ensureChat(companionId).then(
          (session) => ({ type: 'ensured', session }),
          (error: unknown) =>
            isAnswer(error) ? { type: 'ensure-refused', code: error.code } : { type: 'ensure-failed' },
        );
      case 'check-health':
        return checkChat(command.chatId, command.reason).then(
          (health) => ({ type: 'health-answered', health }),
          (error: unknown) => {
            if (!isAnswer(error)) return { type: 'health-failed' };
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
      case 'read-messages':
        void client.invalidateQueries(messagesQuery(userId, companionId));
        return null;
      case 'read-usage':
        void client.invalidateQueries(usageQuery(userId));
        return null;
      case 'end':
        endChat(chat);
        return null;
      case 'tell-downgrade':
        notify.warning('Plan downgraded – chat will auto-expire unless saved', {
          id: 'downgraded',
          duration: timings.toastLong,
        });
        return null;
    }
  };
}

/** Whether the server has answered for good; a busy one is asked again like one that is out of reach. */
function isAnswer(error: unknown): error is ApiError {
  return error instanceof ApiError && isRefusal(error) && error.status !== TOO_MANY_REQUESTS;
}
