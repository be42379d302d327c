import type { Conversation, Message } from '../../../web/src/features/chat/conversation.ts';

/** A stored message with a number: `m7` is said after `m6`. */
export const message = (number: number, values: Partial<Message> = {}): Message => ({
  id: `m${number}`,
  turnId: null,
  clientMessageId: null,
  from: 'user',
  text: `message ${number}`,
  at: new Date(Date.UTC(2026, 10, 20, 0, number)).toISOString(),
  isEdited: false,
  isGreeting: false,
  care: null,
  isDeleted: false,
  versions: null,
  answeredBy: null,
  inMind: 0,
  ...values,
});

export const range = (first: number, last: number): Message[] =>
  Array.from({ length: last - first + 1 }, (_, index) => message(first + index));

/** What a page holds; the whole chat unless `values` say that there is more. */
export const holding = (messages: Message[], values: Partial<Conversation> = {}): Conversation => ({
  messages,
  hasOlder: false,
  hasNewer: false,
  ...values,
});

export const ids = (messages: Message[]): string[] => messages.map(({ id }) => id);
