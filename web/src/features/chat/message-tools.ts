import type { ChatSlots } from './slots.ts';

/** What can be done with a message, besides copying it. */
export type MessageTools = {
  onDelete: (id: string) => void;
  /** The message whose reply may be written anew: the last one of the companion, while a message may be sent. */
  lastReplyId: string | null;
  onRegenerate: () => void;
  renderReport: ChatSlots['renderMessageReport'];
};
