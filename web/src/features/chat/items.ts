import { cardAtEnd, cardBelow } from './care/cards.ts';
import type { Care, CareItem } from './care/care.ts';
import { dayOf } from './clock.ts';
import type { Message } from './conversation.ts';
import type { QueuedMessage } from './outbox.ts';
import { placedAmong } from './placed-among.ts';
import { isRunning, isWriting, type Turn, writesBelow } from './turn.ts';

/** A stored message, or what this page knows of one that is not stored yet. */
export type Bubble = Omit<Message, 'id' | 'clientMessageId' | 'text'> & {
  key: string;
  /** The id of its row; null until it is stored. */
  id: string | null;
  /** Null for a reply whose words are the session's: see `useReply`. */
  text: string | null;
  /** `fresh`: it belongs to the current turn, not to what was stored before; `growing`: words still arrive. */
  fresh: boolean;
  growing: boolean;
};

/**
 * What the message list shows, from top to bottom. `key` stays the same when a stored row takes a bubble's place, and
 * when earlier messages come in above. Of a message, `newDay` marks the first of a day and `first` the first of
 * several in a row from one side.
 */
export type ChatItem =
  | { kind: 'notice'; key: string; isFirst: boolean }
  | NewsItem
  /** Who this is, where nothing was said and the companion says nothing first. */
  | { kind: 'introduction'; key: string }
  | MessageItem
  /** What one could say first. */
  | { kind: 'openers'; key: string; openers: string[] }
  /** A message that is sent once there is a connection. */
  | { kind: 'queued'; key: string; text: string }
  /** `standIn`: the model that speaks in place of the companion's own. */
  | { kind: 'typing'; key: string; isWarmingUp: boolean; standIn: string | null }
  | { kind: 'error'; key: string; text: string; retry: boolean; isPinGone: boolean }
  /** Help lines, below the turn that they are for. */
  | CareItem;

/** What there is to say of the companion, below what was stored when it came `at`. */
export type NewsItem = { kind: 'version' | 'retirement'; key: string; text: string; at: string };

type MessageItem = { kind: 'message'; first: boolean; newDay: boolean } & Bubble;

/** Who wrote a message, and when. */
type Author = Pick<Message, 'from' | 'at'>;

/** How a chat begins that shows nothing yet (D-22); `at` is when it was opened. */
export type Beginning = { greeting: string; openers: string[]; at: string };

export type ItemSources = {
  messages: Message[];
  /** Whether the server has messages before these. */
  hasOlder: boolean;
  /** Null where nothing can be said. */
  beginning: Beginning | null;
  turn: Turn | null;
  /** What waits for a connection. */
  queued: QueuedMessage | undefined;
  /** The help lines that came last. */
  care: Care | null;
  /** An error that belongs to no turn, such as a refused send. */
  refusal: string | null;
  /** For each notice, when the last message above it was stored; null where there was none. */
  notices: (string | null)[];
  news: NewsItem[];
};

/**
 * The list's items. What is stored comes first; the turn adds only what the stored rows do not show yet. While it
 * writes a version, this takes the place of the message and of what follows it; when nothing came of it they are there
 * again.
 */
export function chatItems(sources: ItemSources): ChatItem[] {
  const { messages, turn, queued, refusal } = sources;
  const greeting = shownGreeting(sources);
  const above = greeting ? [greeting] : [];
  const stored = messages.map((message, index) => storedItem(message, messages[index - 1] ?? greeting));
  const place = turn ? writesBelow(messages, turn) : undefined;
  const isWritten = turn !== null && isWriting(turn);
  if (isWritten && place !== undefined) stored.length = place + (isContinuing(turn) ? 1 : 0);
  const shown = [...above, ...stored];
  const end = turn ? turnEnd(turn) : [];
  // What went wrong with a version stands below the message that is there all the same.
  const endsBelow = isWritten || place === undefined ? undefined : stored[place]?.key;
  const bubbles = turn ? turnBubbles(turn, messages, isWritten) : [];
  for (const bubble of bubbles) shown.push(messageItem(bubble, shown.at(-1)));
  const between = itemsBetween(sources, shown);
  return [
    ...between(0),
    ...(messages.length === 0 && !greeting && sources.beginning ? [introduction] : []),
    ...shown.flatMap((item, index) => [
      item,
      ...cardBelow(shown, index),
      ...(item.key === endsBelow ? end : []),
      ...between(index + 1),
    ]),
    ...(endsBelow === undefined ? end : []),
    ...cardAtEnd(sources.care, shown),
    ...openersBelow(sources),
    ...(queued && queued.messageId !== turn?.messageId ? [queuedItem(queued)] : []),
    ...(refusal ? [refusedItem(refusal)] : []),
  ];
}

const introduction: ChatItem = { kind: 'introduction', key: 'introduction' };

/** What stands at each place between the messages; of two notices between the same ones the later one. */
function itemsBetween({ notices, news, hasOlder }: ItemSources, shown: MessageItem[]) {
  const noticesAt = placedAmong(shown, hasOlder, notices, (after) => after);
  const newsAt = placedAmong(shown, hasOlder, news, ({ at }) => at);
  return (place: number): ChatItem[] => [
    ...noticesAt(place)
      .slice(-1)
      .map((after) => ({ kind: 'notice', key: `notice-${after}`, isFirst: place === 0 }) as const),
    ...newsAt(place),
  ];
}

const GREETING_KEY = 'greeting';

/**
 * The greeting of a chat that shows nothing yet, until the server's row of it is read: it is stored with the first
 * message, whose turn may be over before.
 */
function shownGreeting({ messages, turn, beginning }: ItemSources): MessageItem | undefined {
  if (beginning === null || beginning.greeting === '') return undefined;
  const isOfTurn = ({ clientMessageId, turnId }: Message) =>
    clientMessageId === turn?.messageId || (turn !== null && 'turnId' in turn && turnId === turn.turnId);
  const isUnread = turn?.phase === 'done' || turn?.phase === 'stopped';
  if (messages.length > 0 && !(isUnread && messages.every(isOfTurn))) return undefined;
  const { greeting: text, at } = beginning;
  const said = { key: GREETING_KEY, id: null, from: 'ai', text, at, isGreeting: true } as const;
  // Its day comes with the person's first message, which stores it: before that nothing has happened on that day.
  return { ...messageItem({ ...plain, ...said }, undefined), newDay: turn !== null };
}

const flags = { fresh: false, growing: false, isEdited: false, isDeleted: false };
const plain = { ...flags, versions: null, answeredBy: null, turnId: null, inMind: 0, care: null };

function openersBelow({ messages, turn, queued, beginning }: ItemSources): ChatItem[] {
  const isSilent = messages.length === 0 && turn === null && queued === undefined;
  if (!isSilent || beginning === null || beginning.openers.length === 0) return [];
  return [{ kind: 'openers', key: 'openers', openers: beginning.openers }];
}

/** The old words of a reply that is continued stay until the turn has them too. */
function isContinuing({ writing, phase }: Turn): boolean {
  return writing.mode === 'continue' && phase === 'waiting';
}

function queuedItem({ messageId, text }: QueuedMessage): ChatItem {
  return { kind: 'queued', key: messageId, text };
}

function refusedItem(text: string): ChatItem {
  return { kind: 'error', key: 'refusal', text, retry: false, isPinGone: false };
}

function messageItem(bubble: Bubble, previous: Author | undefined): MessageItem {
  const newDay = previous === undefined || dayOf(previous.at) !== dayOf(bubble.at);
  return { kind: 'message', newDay, first: newDay || previous.from !== bubble.from, ...bubble };
}

/** The key of a stored message: the one its bubble had while it was being sent. Every version has its own. */
function messageKey(message: Message): string {
  if (message.from === 'user') return message.clientMessageId ?? message.id;
  return message.turnId && !message.isEdited ? replyKey(message.turnId) : message.id;
}

function replyKey(turnId: string): string {
  return `reply-${turnId}`;
}

const storedItems = new WeakMap<Message, { item: MessageItem; previous: Author | undefined }>();

/** The same object while the message before it is the same: nothing stored is drawn again as a turn advances. */
function storedItem(message: Message, previous: Author | undefined): MessageItem {
  const known = storedItems.get(message);
  if (known && known.previous === previous) return known.item;
  const { clientMessageId, ...said } = message;
  // A message just sent has the id it was sent with until its row is read.
  const id = message.id === clientMessageId ? null : message.id;
  const isFirst = previous === undefined && message.isGreeting && !message.isEdited;
  const key = isFirst ? GREETING_KEY : messageKey(message);
  const item = messageItem({ ...plain, ...said, key, id }, previous);
  storedItems.set(message, { item, previous });
  return item;
}

/** What the turn shows of itself; a version that is not written shows nothing. */
function turnBubbles(turn: Turn, messages: Message[], isWritten: boolean): Bubble[] {
  const { messageId, text, sentAt: at, writing } = turn;
  const isNew = writing.mode === 'send';
  if (!isNew && !isWritten) return [];
  const own = { ...plain, at, fresh: true, isGreeting: false };
  const bubbles: Bubble[] = [];
  const isSaid = messages.some(({ clientMessageId }) => clientMessageId === messageId);
  if ((isNew || writing.mode === 'edit') && !isSaid) {
    bubbles.push({ ...own, key: messageId, id: null, from: 'user', text });
  }
  const turnId = turnOfReply(turn);
  const isStored = messages.some((message) => message.from === 'ai' && message.turnId === turnId);
  if (turnId !== null && !isStored) {
    const growing = isRunning(turn) && turn.isTyping;
    const { standIn: answeredBy, inMind } = turn;
    const reply = { key: replyKey(turnId), id: null, text: null, growing, answeredBy, turnId, inMind };
    bubbles.push({ ...own, ...reply, from: 'ai' });
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
  const retry = turn.writing.mode !== 'elsewhere';
  switch (turn.phase) {
    case 'waiting':
      return turn.isTyping ? [typing(turn, false)] : [];
    case 'streaming':
      return turn.isTyping && !turn.hasWords ? [typing(turn, turn.isWarmingUp)] : [];
    case 'failed':
      return [{ kind: 'error', key, text: turn.error, retry, isPinGone: turn.isPinGone }];
    default:
      return [];
  }
}

function typing({ messageId, standIn }: Turn, isWarmingUp: boolean): ChatItem {
  return { kind: 'typing', key: `typing-${messageId}`, isWarmingUp, standIn };
}
