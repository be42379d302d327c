import { dayOf } from './clock.ts';
import type { Message } from './message.ts';
import { isRunning, type SafetyHelp, type Turn } from './turn-reducer.ts';

/** A stored message, or what this page knows of one that is not stored yet. */
export type Bubble = {
  key: string;
  from: 'user' | 'ai';
  text: string;
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
  | ({ kind: 'message'; first: boolean; newDay: boolean } & Bubble)
  | { kind: 'typing'; key: string }
  | { kind: 'error'; key: string; text: string; retry: boolean }
  | { kind: 'safety'; key: string; help: SafetyHelp };

export type ItemSources = {
  messages: Message[];
  turn: Turn | undefined;
  /** An error that belongs to no turn, such as a refused send. */
  refusal: string | null;
  /** The key of the last message that was there when the chat was opened: the notice follows it. */
  noticeAfter: string | null;
};

/** The list's items. What is stored comes first; the turn adds only what the stored rows do not show yet. */
export function chatItems({ messages, turn, refusal, noticeAfter }: ItemSources): ChatItem[] {
  const bubbles = [...messages.map(storedBubble), ...(turn ? turnBubbles(turn, messages) : [])];
  const notice: ChatItem = { kind: 'notice', key: 'notice', isFirst: noticeAfter === null };
  const noticeFirst = !bubbles.some(({ key }) => key === noticeAfter);
  return [
    ...(noticeFirst ? [notice] : []),
    ...bubbles.flatMap((bubble, index) => [
      messageItem(bubble, bubbles[index - 1]),
      ...(bubble.key === noticeAfter ? [notice] : []),
    ]),
    ...(turn ? turnEnd(turn) : []),
    ...(refusal ? [{ kind: 'error', key: 'refusal', text: refusal, retry: false } as const] : []),
  ];
}

function messageItem(bubble: Bubble, previous: Bubble | undefined): ChatItem {
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

function storedBubble(message: Message): Bubble {
  const { from, text, at } = message;
  return { key: messageKey(message), from, text, at, fresh: false, growing: false };
}

function turnBubbles(turn: Turn, messages: Message[]): Bubble[] {
  const { messageId, turnId, text, reply, sentAt: at } = turn;
  const bubbles: Bubble[] = [];
  if (!messages.some(({ clientMessageId }) => clientMessageId === messageId)) {
    bubbles.push({ key: messageId, from: 'user', text, at, fresh: true, growing: false });
  }
  const isStored = messages.some((message) => message.from === 'ai' && message.turnId === turnId);
  if (turnId !== null && reply !== '' && !isStored) {
    const growing = isRunning(turn) && turn.typing;
    bubbles.push({ key: replyKey(turnId), from: 'ai', text: reply, at, fresh: true, growing });
  }
  return bubbles;
}

function turnEnd(turn: Turn): ChatItem[] {
  if (turn.phase === 'failed') {
    return [{ kind: 'error', key: `error-${turn.messageId}`, text: turn.error ?? '', retry: true }];
  }
  if (turn.phase === 'safety' && turn.safety) {
    return [{ kind: 'safety', key: `safety-${turn.messageId}`, help: turn.safety }];
  }
  if (isRunning(turn) && turn.typing && turn.reply === '') {
    return [{ kind: 'typing', key: `typing-${turn.messageId}` }];
  }
  return [];
}
