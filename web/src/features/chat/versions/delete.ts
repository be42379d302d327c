import { timings } from '#lib/timings.ts';
import { notify } from '#ui/notify.ts';
import { removeTurn, updateSession } from '../chat-session.ts';
import { emptyConversation } from '../conversation.ts';
import { changeMessages } from '../queries.ts';
import { changeFailure } from '../rules.ts';
import type { ChatContext } from '../types.ts';
import { clearChat, deleteMessage, restoreDeleted } from './api.ts';
import { cancelReads, messageAbove, readEnd, readPathBelow } from './read-path.ts';

/** Deletes a message on the server and offers to bring it back (R-CHAT-32). */
export async function deleteWithUndo(chat: ChatContext, id: string): Promise<void> {
  try {
    await deleteMessage(id);
  } catch {
    notify.error('Failed to delete messages (RLS).');
    return;
  }
  const above = messageAbove(chat, id);
  const readPlace = () => (above ? readPathBelow(chat, above.id).catch(() => readEnd(chat)) : readEnd(chat));
  offerUndo(id, 'Message deleted.', readPlace);
  if (above === undefined) {
    await cancelReads(chat);
    changeMessages(chat, (held) => ({ ...held, messages: held.messages.filter((other) => other.id !== id) }));
  }
  await readPlace();
}

/** Clears the chat on the server and offers to bring it back (R-CHAT-32, R-KEEP-11). */
export async function clearWithUndo(chat: ChatContext): Promise<void> {
  const { companionId } = chat;
  let cleared: string | null;
  try {
    cleared = await clearChat(companionId);
  } catch {
    notify.error('Failed to delete messages (RLS).');
    return;
  }
  // A reply that was being written has ended with the conversation.
  removeTurn(companionId);
  updateSession(companionId, { refusal: null, edit: null });
  await cancelReads(chat);
  changeMessages(chat, () => emptyConversation);
  if (cleared !== null) offerUndo(cleared, 'Conversation cleared.', () => readEnd(chat));
  await readEnd(chat);
}

function offerUndo(id: string, text: string, readPlace: () => Promise<unknown>): void {
  const undo = async () => {
    try {
      await restoreDeleted(id);
    } catch (error) {
      notify.error(changeFailure(error));
    }
    await readPlace();
  };
  const action = { label: 'Undo', onClick: () => void undo() };
  notify.info(text, { id: `deleted-${id}`, duration: timings.toastLong, action });
}
