import { notify } from '#ui/notify.ts';
import { changePath, type ShownVersion, sessionOf, updateSession } from '../chat-session.ts';
import type { Neighbor } from '../conversation.ts';
import { changeFailure } from '../rules.ts';
import type { ChatContext } from '../types.ts';
import { showPath } from './api.ts';
import { cancelReads, readEnd, readPathFrom } from './read-path.ts';

type Switch = Pick<ShownVersion, 'side' | 'focus'> & { chatId: string; from: string; to: Neighbor };

/**
 * Shows the version `to` in place of the message `from`, for every device of the person (R-KEEP-01). A second press
 * asks for no second switch.
 */
export async function showVersion(chat: ChatContext, change: Switch): Promise<void> {
  const { companionId } = chat;
  if (sessionOf(companionId).pathChange !== null) return;
  await changePath(companionId, async () => {
    try {
      await cancelReads(chat);
      await showPath(change.chatId, change.to.id);
      await readShown(chat, change);
    } catch (error) {
      notify.error(changeFailure(error), { id: 'not-switched' });
      await readEnd(chat);
    }
  });
}

async function readShown(chat: ChatContext, { from, to, side, focus }: Switch): Promise<void> {
  const message = await readPathFrom(chat, from, to.id);
  if (!message?.versions) return;
  const { place, count } = message.versions;
  const isLast = to.messages === 1;
  updateSession(chat.companionId, { shownVersion: { id: message.id, place, count, side, focus, isLast } });
}
