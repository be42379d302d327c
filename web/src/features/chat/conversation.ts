import type { CareFinding } from './care/care.ts';

/** The columns of a `read_messages` row. */
export type MessageRow = {
  id: string;
  turn_id: string | null;
  client_message_id: string | null;
  message_type: string;
  /** Null for a deleted message that keeps its place. */
  message_text: string | null;
  created_at: string;
  is_edited: boolean;
  is_greeting: boolean;
  is_deleted: boolean;
  version: number;
  versions: number;
  previous_id: string | null;
  previous_messages: number | null;
  next_id: string | null;
  next_messages: number | null;
  answered_by: string | null;
  in_mind: number;
  care_topic: string | null;
  care_level: number | null;
};

/** A version beside the one that is shown, and how many messages its path has, itself included. */
export type Neighbor = { id: string; messages: number };

/** Which of the versions of its place a message is, counted from 1, and those beside it. */
export type Versions = { place: number; count: number; previous: Neighbor | null; next: Neighbor | null };

/** One stored message. `clientMessageId` is the id this or another page made when it sent a user's message. */
export type Message = {
  id: string;
  turnId: string | null;
  clientMessageId: string | null;
  from: 'user' | 'ai';
  text: string;
  at: string;
  /** The companion's words were edited by the person. */
  isEdited: boolean;
  /** What the companion said before the person's first message. */
  isGreeting: boolean;
  /** Deleted, and kept without its words for the versions beside it. */
  isDeleted: boolean;
  /** Null for the only version. */
  versions: Versions | null;
  /** The model that replied in place of the chat's own. */
  answeredBy: string | null;
  /** How many facts and lines of the story the companion had in mind for it (R-MEM-05). */
  inMind: number;
  /** Why help lines were shown in its turn (D-31). */
  care: CareFinding | null;
};

/**
 * A part of the path that is shown, oldest first, without a gap, and whether the server has more on either side. What
 * follows a message on the path never depends on what is above it, so parts that share a message fit together.
 */
export type Conversation = { messages: Message[]; hasOlder: boolean; hasNewer: boolean };

export const emptyConversation: Conversation = { messages: [], hasOlder: false, hasNewer: false };

export function toMessage(row: MessageRow): Message {
  const { previous_id, previous_messages, next_id, next_messages } = row;
  return {
    id: row.id,
    turnId: row.turn_id,
    clientMessageId: row.client_message_id,
    from: row.message_type === 'user' ? 'user' : 'ai',
    text: row.message_text ?? '',
    at: row.created_at,
    isEdited: row.is_edited,
    isGreeting: row.is_greeting,
    isDeleted: row.is_deleted,
    answeredBy: row.answered_by,
    inMind: row.in_mind,
    care: toFinding(row.care_topic, row.care_level),
    versions:
      row.versions < 2
        ? null
        : {
            place: row.version,
            count: row.versions,
            previous: toNeighbor(previous_id, previous_messages),
            next: toNeighbor(next_id, next_messages),
          },
  };
}

function toFinding(topic: string | null, level: number | null): CareFinding | null {
  return topic === null ? null : ({ topic, level } as CareFinding); // the table accepts no other words
}

function toNeighbor(id: string | null, messages: number | null): Neighbor | null {
  return id === null ? null : { id, messages: messages ?? 1 };
}

/** How many messages one page has. */
export const PAGE_SIZE = 50;

/** Whether the newest page (oldest first) continues what is held, or is all there is. */
export function isConnected(held: Conversation, page: Message[]): boolean {
  const first = page[0];
  if (first === undefined || page.length < PAGE_SIZE) return true;
  return held.messages.some(({ id }) => id === first.id);
}

/**
 * Puts the freshly read newest page (oldest first) under what is already held. From the page's first message on
 * the server's word counts, so a message deleted elsewhere goes; older ones stay. A page that no longer touches
 * what is held replaces it, so that no hole is shown as a conversation.
 */
export function withNewestPage(held: Conversation | undefined, page: Message[]): Conversation {
  const first = page[0];
  if (page.length < PAGE_SIZE || first === undefined) {
    return { messages: page, hasOlder: false, hasNewer: false };
  }
  const seam = held?.messages.findIndex((message) => message.id === first.id) ?? -1;
  if (held === undefined || seam === -1) return { messages: page, hasOlder: true, hasNewer: false };
  const messages = [...held.messages.slice(0, seam), ...page];
  return { messages, hasOlder: held.hasOlder, hasNewer: false };
}

/** Puts a page of older messages (oldest first) on top. */
export function withOlderPage(held: Conversation, page: Message[]): Conversation {
  const known = new Set(held.messages.map((message) => message.id));
  return {
    ...held,
    messages: [...page.filter((message) => !known.has(message.id)), ...held.messages],
    hasOlder: page.length === PAGE_SIZE,
  };
}

/**
 * Puts a page that was read downward from the held message number `start` on in its place. What was held below the
 * page's last message stays; a page that ends on another path replaces everything below.
 */
export function withPathFrom(held: Conversation, start: number, page: Message[]): Conversation {
  const above = held.messages.slice(0, start);
  const isFull = page.length >= PAGE_SIZE;
  const last = page.at(-1)?.id;
  const seam = isFull ? held.messages.findIndex(({ id }) => id === last) : -1;
  if (seam === -1) return { ...held, messages: [...above, ...page], hasNewer: isFull };
  return { ...held, messages: [...above, ...page, ...held.messages.slice(seam + 1)] };
}

/** Puts the page that follows the message `id` below it; changes nothing when it is not held any more. */
export function withPathAfter(held: Conversation, id: string, page: Message[]): Conversation {
  const index = held.messages.findIndex((message) => message.id === id);
  return index === -1 ? held : withPathFrom(held, index + 1, page);
}

/**
 * Puts the messages of a finished turn below the first `length` held ones, unless the server's rows of that turn are
 * already there, or belong below a page that is not held yet.
 */
export function withTurn(held: Conversation | undefined, length: number, added: Message[]): Conversation {
  const conversation = held ?? emptyConversation;
  if (conversation.hasNewer && length >= conversation.messages.length) return conversation;
  const above = conversation.messages.slice(0, length);
  const missing = added.filter((message) => !above.some((other) => isSameMessage(message, other)));
  return { ...conversation, messages: [...above, ...missing], hasNewer: false };
}

/** Marks the held messages of a turn with what its help lines are for, which came after its end. */
export function withCare(held: Conversation, turnId: string, care: CareFinding): Conversation {
  const marked = (message: Message) => (message.turnId === turnId ? { ...message, care } : message);
  return { ...held, messages: held.messages.map(marked) };
}

/** Puts other words in place of a reply that was taken back after its end. */
export function withWords(held: Conversation, id: string, text: string): Conversation {
  const replaced = (message: Message) => (message.id === id ? { ...message, text } : message);
  return { ...held, messages: held.messages.map(replaced) };
}

function isSameMessage(one: Message, other: Message): boolean {
  if (one.id === other.id) return true;
  if (one.from !== other.from) return false;
  return one.from === 'user'
    ? one.clientMessageId !== null && one.clientMessageId === other.clientMessageId
    : one.turnId !== null && one.turnId === other.turnId;
}
