import { dayOf } from './clock.ts';
import type { Message } from './message.ts';
import { isRunning, type SafetyHelp, type TurnOutline } from './turn-reducer.ts';
import type { WaitingMessage } from './waiting-store.ts';

/** A stored message, or what this page knows of one that is not stored yet. */
export type Bubble = {
  key: string;
  /** The id of its row; null until it is stored. */
  id: string | null;
  from: 'user' | 'ai';
  /** Null for a reply whose words come with the turn: see `useReply`. */
  text: string | null;
  at: string;
  /** Whether it belongs to the turn under way, not to what was stored before. */
  fresh: boolean;
  /** Whether words are still arriving. */
  growing: boolean;
};

/**
 * What the message list shows, from top to bottom. `key` stays the same when a stored row takes a bubble's place, and
 * when earlier messages come in above. Of a message, `newDay` marks the first of a day and `first` the first of
 * several in a row from one side.
 */
export type ChatItem =
  /** `isFirst` when nothing was said before. */
  | { kind: 'notice'; key: string; isFirst: boolean }
  | MessageItem
  /** A message that goes out when there is a connection. */
  | { kind: 'waiting'; key: string; text: string }
  | { kind: 'typing'; key: string }
  | { kind: 'error'; key: string; text: string; retry: boolean }
  /** A reply that is not shown. */
  | { kind: 'withheld'; key: string }
  | { kind: 'safety'; key: string; help: SafetyHelp };

type MessageItem = { kind: 'message'; first: boolean; newDay: boolean } & Bubble;

/** Who said something, and when. */
type Said = Pick<Message, 'from' | 'at'>;

export type ItemSources = {
  messages: Message[];
  turn: TurnOutline | undefined;
  /** What waits for a connection. */
  waiting: WaitingMessage | undefined;
  /** An error that belongs to no turn, such as a refused send. */
  refusal: string | null;
  /** The keys of the messages that were the last ones when the notice came: at the opening, and later in long use. */
  noticesAfter: (string | null)[];
};

/** The list's items. What is stored comes first; the turn adds only what the stored rows do not show yet. */
export function chatItems({
  messages: stored,
  turn,
  waiting,
  refusal,
  noticesAfter,
}: ItemSources): ChatItem[] {
  const messages = withoutReplaced(stored, turn);
  const said = messages.map((message, index) => storedItem(message, messages[index - 1]));
  for (const bubble of turn ? turnBubbles(turn, messages) : []) said.push(messageItem(bubble, said.at(-1)));
  const noticesOf = (key: string | null) =>
    noticesAfter.flatMap((after, index): ChatItem[] =>
      after === key ? [{ kind: 'notice', key: `notice-${index}`, isFirst: after === null }] : [],
    );
  const isOpeningShown = said.some(({ key }) => key === noticesAfter[0]);
  return [
    ...(isOpeningShown ? [] : noticesOf(noticesAfter[0] ?? null).slice(0, 1)),
    ...said.flatMap((item) => [item, ...noticesOf(item.key)]),
    ...(turn ? turnEnd(turn) : []),
    ...(waiting && waiting.messageId !== turn?.messageId ? [waitingItem(waiting)] : []),
    ...(refusal ? [{ kind: 'error', key: 'refusal', text: refusal, retry: false } as const] : []),
  ];
}

/** While a reply is written anew the one before it steps back; it is shown again when nothing took its place. */
function withoutReplaced(messages: Message[], turn: TurnOutline | undefined): Message[] {
  if (turn === undefined || turn.replaces === null) return messages;
  if (turn.phase === 'failed' || turn.phase === 'withheld' || turn.phase === 'safety') return messages;
  if (turn.phase === 'done' && turn.replyId === null) return messages;
  return messages.filter(({ from, turnId }) => from === 'user' || turnId !== turn.replaces);
}

function waitingItem({ messageId, text }: WaitingMessage): ChatItem {
  return { kind: 'waiting', key: messageId, text };
}

function messageItem(bubble: Bubble, previous: Said | undefined): MessageItem {
  const newDay = previous === undefined || dayOf(previous.at) !== dayOf(bubble.at);
  return { kind: 'message', newDay, first: newDay || previous.from !== bubble.from, ...bubble };
}

/** The key of a stored message: the same that its bubble had while it was on its way. */
export function messageKey(message: Message): string {
  if (message.from === 'user') return message.clientMessageId ?? message.id;
  return message.turnId ? replyKey(message.turnId) : message.id;
}

function replyKey(turnId: string): string {
  return `reply-${turnId}`;
}

const storedItems = new WeakMap<Message, { item: MessageItem; previous: Message | undefined }>();

/** The same item as long as the message has the same one before it: at the steps of a turn nothing stored is drawn anew. */
function storedItem(message: Message, previous: Message | undefined): MessageItem {
  const known = storedItems.get(message);
  if (known && known.previous === previous) return known.item;
  const { id, from, text, at, clientMessageId } = message;
  // What was just said stands under the id it was sent with until its row is read.
  const rowId = id === clientMessageId ? null : id;
  const bubble = { key: messageKey(message), id: rowId, from, text, at, fresh: false, growing: false };
  const item = messageItem(bubble, previous);
  storedItems.set(message, { item, previous });
  return item;
}

function turnBubbles(turn: TurnOutline, messages: Message[]): Bubble[] {
  const { messageId, turnId, text, answered, sentAt: at } = turn;
  const bubbles: Bubble[] = [];
  if (turn.replaces === null && !messages.some(({ clientMessageId }) => clientMessageId === messageId)) {
    bubbles.push({ key: messageId, id: null, from: 'user', text, at, fresh: true, growing: false });
  }
  const isStored = messages.some((message) => message.from === 'ai' && message.turnId === turnId);
  if (turnId !== null && answered && !isStored) {
    const growing = isRunning(turn) && turn.typing;
    bubbles.push({ key: replyKey(turnId), id: null, from: 'ai', text: null, at, fresh: true, growing });
  }
  return bubbles;
}

function turnEnd(turn: TurnOutline): ChatItem[] {
  if (turn.phase === 'failed') {
    return [{ kind: 'error', key: `error-${turn.messageId}`, text: turn.error ?? '', retry: true }];
  }
  if (turn.phase === 'withheld') return [{ kind: 'withheld', key: `withheld-${turn.messageId}` }];
  if (turn.phase === 'safety' && turn.safety) {
    return [{ kind: 'safety', key: `safety-${turn.messageId}`, help: turn.safety }];
  }
  if (isRunning(turn) && turn.typing && !turn.answered) {
    return [{ kind: 'typing', key: `typing-${turn.messageId}` }];
  }
  return [];
}
