import type { ChatContext } from './chat-context.ts';
import { deleteWithUndo } from './deletions.ts';
import type { Message } from './message.ts';
import { regenerateReply } from './regenerate-reply.ts';
import type { ChatSlots } from './slots.ts';

/** What can be done with a message, besides copying it. */
export type MessageTools = {
  onDelete: (id: string) => void;
  /** The message whose reply may be written anew: the last one of the companion, while a message may be sent. */
  lastReplyId: string | null;
  onRegenerate: () => void;
  renderReport: ChatSlots['renderMessageReport'];
};

/** The tools of a conversation of these messages. */
export function messageTools(
  chat: ChatContext,
  messages: Message[],
  mayRegenerate: boolean,
  renderReport: ChatSlots['renderMessageReport'],
): MessageTools {
  const last = messages.at(-1);
  return {
    onDelete: (id) => deleteWithUndo(chat, { id }, 'Message deleted.'),
    lastReplyId: mayRegenerate && last?.from === 'ai' ? last.id : null,
    onRegenerate: () => void regenerateReply(chat, messages),
    renderReport,
  };
}
