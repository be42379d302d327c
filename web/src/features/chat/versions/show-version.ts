import { ApiError } from '#lib/api-error.ts';
import { notify } from '#ui/notify.ts';
import { type ShownVersion, updateSession } from '../chat-session.ts';
import type { Neighbor } from '../conversation.ts';
import type { ChatContext } from '../types.ts';
import { showPath } from './api.ts';
import { readEnd, readPathFrom } from './read-path.ts';

/** The chats in which a version is being shown: a second press waits for no second switch. */
const switching = new Set<string>();

type Switch = Pick<ShownVersion, 'side' | 'focus'> & { chatId: string; from: string; to: Neighbor };

/** Shows the version `to` in place of the message `from`, for every device of the person (R-KEEP-01). */
export async function showVersion(
  chat: ChatContext,
  { chatId, from, to, side, focus }: Switch,
): Promise<void> {
  const { companionId } = chat;
  if (switching.has(companionId)) return;
  switching.add(companionId);
  try {
    await showPath(chatId, to.id);
    const message = await readPathFrom(chat, from, to.id);
    if (message?.versions) {
      const { place, count } = message.versions;
      const isLast = to.messages === 1;
      updateSession(companionId, { shownVersion: { id: message.id, place, count, side, focus, isLast } });
    }
  } catch (error) {
    notify.error(textOf(error), { id: 'not-switched' });
    await readEnd(chat);
  } finally {
    switching.delete(companionId);
  }
}

/** What people read about a change of the conversation that did not happen. */
export function textOf(error: unknown): string {
  return error instanceof ApiError && error.hasText ? error.detail : 'That did not work. Please try again.';
}
