import type { ChatContext } from './chat-context.ts';
import { deleteWithUndo } from './deletions.ts';
import type { ChatSlots } from './slots.ts';
import { turnOf } from './turn-store.ts';

/** What can be done with any message of a chat. */
export type MessageTools = {
  /** The words so far of the reply that is being written. */
  wordsSoFar: () => string;
  onDelete: (id: string) => void;
  renderReport: ChatSlots['renderMessageReport'];
};

/** The tools of a chat. */
export function messageTools(
  chat: ChatContext,
  renderReport: ChatSlots['renderMessageReport'],
): MessageTools {
  return {
    wordsSoFar: () => turnOf(chat.companionId)?.reply ?? '',
    onDelete: (id) => deleteWithUndo(chat, { id }, 'Message deleted.'),
    renderReport,
  };
}
