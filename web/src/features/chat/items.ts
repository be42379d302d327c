import { dayOf } from './clock.ts';
import type { Message, Versions } from './conversation.ts';
import type { QueuedMessage } from './outbox.ts';
import { isRunning, type SafetyHelp, type Turn, writesBelow } from './turn.ts';

/** A stored message, or what this page knows of one that is not stored yet. */
export type Bubble = {
  key: string;
  /** The id of its row; null until it is stored. */
  id: string | null;
  from: 'user' | 'ai';
  /** Null for a reply whose words are the session's: see `useReply`. */
  text: string | null;
  at: string;
  /** Whether it belongs to the current turn, not to what was stored before. */
  fresh: boolean;
  /** Whether words are still arriving. */
  growing: boolean;
  /** The companion's words were edited by the person. */
  isEdited: boolean;
  /** Deleted; it keeps its place for the versions beside it. */
  isDeleted: boolean;
  versions: Versions | null;
};

/**
 * What the message list shows, from top to bottom. `key` stays the same when a stored row takes a bubble's place, and
 * when earlier messages come in above. Of a message, `newDay` marks the first of a day and `first` the first of
 * several in a row from one side.
 */
export type ChatItem =
  /** `isFirst` when the chat had no messages before. */
  | { kind: 'notice'; key: string; isFirst: boolean }
  | MessageItem
  /** A message that is sent once there is a connection. */
  | { kind: 'queued'; key: string; text: string }
  | { kind: 'typing'; key: string }
  | { kind: 'error'; key: string; text: string; retry: boolean }
  /** A reply that is not shown. */
  | { kind: 'withheld'; key: string }
  | { kind: 'safety'; key: string; help: SafetyHelp };

type MessageItem = { kind: 'message'; first: boolean; newDay: boolean } & Bubble;

/** Who wrote a message, and when. */
type Author = Pick<Message, 'from' | 'at'>;

export type ItemSources = {
  messages: Message[];
  turn: Turn | null;
  /** What waits for a connection. */
  queued: QueuedMessage | undefined;
  /** An error that belongs to no turn, such as a refused send. */
  refusal: string | null;
  /** For each notice the keys of the messages above it when it came: at the opening, and later in long use. */
  notices: string[][];
};

/**
 * The list's items. What is stored comes first; the turn adds only what the stored rows do not show yet. While it
 * writes a version, this takes the place of the message and of what follows it; when nothing came of it they are there
 * again.
 */
export function chatItems({ messages, turn, queued, refusal, notices }: ItemSources): ChatItem[] {
  const shown = messages.map((message, index) => storedItem(message, messages[index - 1]));
  const place = turn ? writesBelow(messages, turn) : undefined;
  const isWritten = turn !== null && (isRunning(turn) || ('replyId' in turn && turn.replyId !== null));
  if (isWritten && place !== undefined) shown.length = place + (isContinuing(turn) ? 1 : 0);
  const end = turn ? turnEnd(turn) : [];
  // What went wrong with a version stands below the message that is there all the same.
  const endsBelow = isWritten || place === undefined ? undefined : shown[place]?.key;
  const bubbles = turn ? turnBubbles(turn, messages, isWritten) : [];
  for (const bubble of bubbles) shown.push(messageItem(bubble, shown.at(-1)));
  const places = notices.map((above) => placeOfNotice(above, shown));
  const noticesAt = (place: number) =>
    notices.flatMap((above, index): ChatItem[] => {
      const isHere = places[index] === place && (place > 0 || index === 0);
      return isHere ? [{ kind: 'notice', key: `notice-${index}`, isFirst: above.length === 0 }] : [];
    });
  return [
    ...noticesAt(0),
    ...shown.flatMap((item, index) => [
      item,
      ...(item.key === endsBelow ? end : []),
      ...noticesAt(index + 1),
    ]),
    ...(endsBelow === undefined ? end : []),
    ...noticesAt(shown.length + 1),
    ...(queued && queued.messageId !== turn?.messageId ? [queuedItem(queued)] : []),
    ...(refusal ? [{ kind: 'error', key: 'refusal', text: refusal, retry: false } as const] : []),
  ];
}

/**
 * How many of the shown messages are above a notice: those that were above it when it came, and in place of those that
 * are gone the version that is shown now, so that the notice does not change places with a version.
 */
function placeOfNotice(above: string[], shown: MessageItem[]): number {
  const known = new Set(above);
  const last = shown.findLastIndex(({ key }) => known.has(key));
  if (last === -1) return 0;
  return shown[last]?.key === above.at(-1) ? last + 1 : last + 2;
}

/** The old words of a reply that is continued stay until the turn has them too. */
function isContinuing({ writing, phase }: Turn): boolean {
  return writing.mode === 'continue' && phase === 'waiting';
}

function queuedItem({ messageId, text }: QueuedMessage): ChatItem {
  return { kind: 'queued', key: messageId, text };
}

function messageItem(bubble: Bubble, previous: Author | undefined): MessageItem {
  const newDay = previous === undefined || dayOf(previous.at) !== dayOf(bubble.at);
  return { kind: 'message', newDay, first: newDay || previous.from !== bubble.from, ...bubble };
}

/** The key of a stored message: the one its bubble had while it was being sent. Every version has its own. */
export function messageKey(message: Message): string {
  if (message.from === 'user') return message.clientMessageId ?? message.id;
  return message.turnId && !message.isEdited ? replyKey(message.turnId) : message.id;
}

function replyKey(turnId: string): string {
  return `reply-${turnId}`;
}

const storedItems = new WeakMap<Message, { item: MessageItem; previous: Message | undefined }>();

/** The same object while the message before it is the same: nothing stored is drawn again as a turn advances. */
function storedItem(message: Message, previous: Message | undefined): MessageItem {
  const known = storedItems.get(message);
  if (known && known.previous === previous) return known.item;
  const { id, from, text, at, clientMessageId, isEdited, isDeleted, versions } = message;
  // A message just sent has the id it was sent with until its row is read.
  const rowId = id === clientMessageId ? null : id;
  const stored = { key: messageKey(message), id: rowId, from, text, at, isEdited, isDeleted, versions };
  const item = messageItem({ ...stored, fresh: false, growing: false }, previous);
  storedItems.set(message, { item, previous });
  return item;
}

/** What the turn shows of itself; a version that is not written shows nothing. */
function turnBubbles(turn: Turn, messages: Message[], isWritten: boolean): Bubble[] {
  const { messageId, text, sentAt: at, writing } = turn;
  const isNew = writing.mode === 'send';
  if (!isNew && !isWritten) return [];
  const own = { at, fresh: true, isEdited: false, isDeleted: false, versions: null };
  const bubbles: Bubble[] = [];
  const isSaid = messages.some(({ clientMessageId }) => clientMessageId === messageId);
  if ((isNew || writing.mode === 'edit') && !isSaid) {
    bubbles.push({ ...own, key: messageId, id: null, from: 'user', text, growing: false });
  }
  const turnId = turnOfReply(turn);
  const isStored = messages.some((message) => message.from === 'ai' && message.turnId === turnId);
  if (turnId !== null && !isStored) {
    const growing = isRunning(turn) && turn.isTyping;
    bubbles.push({ ...own, key: replyKey(turnId), id: null, from: 'ai', text: null, growing });
  }
  return bubbles;
}

/** The server's id of the turn when there are words of its reply to show; null otherwise. */
function turnOfReply(turn: Turn): string | null {
  switch (turn.phase) {
    case 'streaming':
    case 'failed':
      return turn.hasWords ? turn.turnId : null;
    case 'done':
    case 'stopped':
      return turn.replyId === null ? null : turn.turnId;
    default:
      return null;
  }
}

/** What is shown below the messages of a turn. */
function turnEnd(turn: Turn): ChatItem[] {
  const key = `${turn.phase}-${turn.messageId}`;
  switch (turn.phase) {
    case 'waiting':
      return turn.isTyping ? [{ kind: 'typing', key: `typing-${turn.messageId}` }] : [];
    case 'streaming':
      return turn.isTyping && !turn.hasWords ? [{ kind: 'typing', key: `typing-${turn.messageId}` }] : [];
    case 'failed':
      return [{ kind: 'error', key, text: turn.error, retry: turn.writing.mode !== 'elsewhere' }];
    case 'withheld':
      return [{ kind: 'withheld', key }];
    case 'safety':
      return [{ kind: 'safety', key, help: turn.help }];
    default:
      return [];
  }
}
