import { readMessagesAgain } from '#shared/message-changes.ts';
import { notify } from '#ui/notify.ts';
import { fetchMessages } from '../api.ts';
import { type Astray, updateSession } from '../chat-session.ts';
import { PAGE_SIZE } from '../conversation.ts';
import { changeMessages, heldMessages } from '../queries.ts';
import { changeFailure } from '../rules.ts';
import type { ChatContext } from '../types.ts';
import { showPath } from '../versions/api.ts';
import { cancelReads } from '../versions/read-path.ts';
import { findMessage } from './api.ts';

/** Shows a message of the chat that a link leads to, or says why it cannot (R-MEM-04). */
export async function landOn(chat: ChatContext, messageId: string): Promise<void> {
  const { companionId } = chat;
  updateSession(companionId, { astray: null });
  const held = heldMessages(chat).find(({ id }) => id === messageId);
  if (held && !held.isDeleted) return updateSession(companionId, { landing: messageId });
  try {
    const astray = await findMessage(messageId);
    if (astray) updateSession(companionId, { astray });
    else await showAround(chat, messageId);
  } catch {
    notify.error('That message could not be opened. Please try again.', { id: 'not-landed' });
  }
}

/** Shows the versions on the way to a message, the outermost first, and then the message. */
export async function showAstray(chat: ChatContext, chatId: string, { messageId, versionId }: Astray) {
  const { companionId } = chat;
  try {
    let astray: Astray | null = { messageId, versionId };
    while (astray?.versionId) {
      await showPath(chatId, astray.versionId);
      astray = await findMessage(messageId);
    }
    updateSession(companionId, { astray });
    if (astray === null) await showAround(chat, messageId);
    void readMessagesAgain(chat.client);
  } catch (error) {
    notify.error(changeFailure(error), { id: 'not-switched' });
  }
}

/** Brings a message of the shown path into view: a page before it and one after it take the place of what is held. */
async function showAround(chat: ChatContext, messageId: string): Promise<void> {
  const { companionId } = chat;
  const after = await fetchMessages(companionId, { after: messageId });
  const next = after[0]?.id;
  const before = await fetchMessages(companionId, next === undefined ? {} : { before: next });
  await cancelReads(chat);
  updateSession(companionId, { landing: messageId });
  changeMessages(chat, () => ({
    messages: [...before, ...after],
    hasOlder: before.length === PAGE_SIZE,
    hasNewer: after.length === PAGE_SIZE,
  }));
}
