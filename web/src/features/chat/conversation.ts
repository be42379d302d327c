/** The columns of a `messages` row the page reads. */
export type MessageRow = {
  id: string;
  turn_id: string | null;
  client_message_id: string | null;
  message_text: string;
  message_type: string;
  created_at: string;
};

/** One stored message. `clientMessageId` is the id this or another page made when it sent a user's message. */
export type Message = {
  id: string;
  turnId: string | null;
  clientMessageId: string | null;
  from: 'user' | 'ai';
  text: string;
  at: string;
};

/** The newest stored messages of a chat, oldest first, and whether the server has older ones. */
export type Conversation = { messages: Message[]; hasOlder: boolean };

export const emptyConversation: Conversation = { messages: [], hasOlder: false };

export function toMessage(row: MessageRow): Message {
  return {
    id: row.id,
    turnId: row.turn_id,
    clientMessageId: row.client_message_id,
    from: row.message_type === 'user' ? 'user' : 'ai',
    text: row.message_text,
    at: row.created_at,
  };
}

/** How many messages one page has. */
export const PAGE_SIZE = 50;

/**
 * Puts the freshly read newest page (oldest first) under what is already held. From the page's first message on
 * the server's word counts, so a message deleted elsewhere goes; older ones stay. A page that no longer touches
 * what is held replaces it, so that no hole is shown as a conversation.
 */
export function withNewestPage(held: Conversation | undefined, page: Message[]): Conversation {
  const pageIsFull = page.length === PAGE_SIZE;
  const first = page[0];
  if (!pageIsFull || first === undefined) return { messages: page, hasOlder: false };
  const seam = held?.messages.findIndex((message) => message.id === first.id) ?? -1;
  if (held === undefined || seam === -1) return { messages: page, hasOlder: true };
  return { messages: [...held.messages.slice(0, seam), ...page], hasOlder: held.hasOlder };
}

/** Puts a page of older messages (oldest first) on top. */
export function withOlderPage(held: Conversation, page: Message[]): Conversation {
  const known = new Set(held.messages.map((message) => message.id));
  return {
    messages: [...page.filter((message) => !known.has(message.id)), ...held.messages],
    hasOlder: page.length === PAGE_SIZE,
  };
}

/** Adds the messages of a finished turn, unless the server's rows of that turn are already there. */
export function withTurn(held: Conversation | undefined, added: Message[]): Conversation {
  const conversation = held ?? emptyConversation;
  const missing = added.filter(
    (message) => !conversation.messages.some((other) => isSameMessage(message, other)),
  );
  return { ...conversation, messages: [...conversation.messages, ...missing] };
}

/** Takes the reply of a turn away: another one has taken its place. */
export function withoutReply(
  held: Conversation | undefined,
  turnId: string | null,
): Conversation | undefined {
  if (held === undefined || turnId === null) return held;
  return {
    ...held,
    messages: held.messages.filter((message) => message.from === 'user' || message.turnId !== turnId),
  };
}

function isSameMessage(one: Message, other: Message): boolean {
  if (one.id === other.id) return true;
  if (one.from !== other.from) return false;
  return one.from === 'user'
    ? one.clientMessageId !== null && one.clientMessageId === other.clientMessageId
    : one.turnId !== null && one.turnId === other.turnId;
}
