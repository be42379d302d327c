import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { ErrorCode } from '#contracts/errors.ts';
import type { Mood } from '#lib/mood.ts';
import { onUserLeft } from '#lib/session.ts';
import { timings } from '#lib/timings.ts';
import type { Care } from './care/care.ts';
import type { ChatState } from './machine/chat-state.ts';
import { isRunning, reduceExchange, type Turn, type TurnEvent } from './turn.ts';

/** Why the server did not take a message. */
export type Refusal = { code: ErrorCode; detail: string };

/**
 * An edit that is open. `messageId` is the id the new version is sent with: another text gets another one. It `isNew`
 * until its form has taken the focus.
 */
export type OpenEdit = { target: string; text: string; messageId: string; isNew: boolean };

/** The version that was shown last, and how it comes into view. */
export type ShownVersion = {
  id: string;
  place: number;
  count: number;
  /** The side it comes from; null where it was written. */
  side: 'previous' | 'next' | null;
  /** What gets the focus, once; null leaves it where it is. */
  focus: 'previous' | 'next' | 'message' | null;
  /** Whether the path ends with it. */
  isLast: boolean;
};

/** `versionId`: the version to show first on the way to the message; null where it was deleted or its chat is over. */
export type Astray = { messageId: string; versionId: string | null };

/** The chat with one companion as this page knows it, beside the stored messages of `messagesQuery`. */
export type ChatSession = {
  /** Its phase, connection and timers while it is on the screen; null while it is not. */
  screen: ChatState | null;
  turn: Turn | null;
  /** The words of the turn's reply so far. */
  reply: string;
  /** When the typing indicator goes, in milliseconds of the page's clock, unless another word comes (R-CHAT-06). */
  typingEndsAt: number | null;
  refusal: Refusal | null;
  /** The help lines that came last, until the next turn begins. */
  care: Care | null;
  edit: OpenEdit | null;
  /** Until this page has changed the shown path and read it; null while it changes nothing. */
  pathChange: Promise<void> | null;
  shownVersion: ShownVersion | null;
  /** The message that a link leads to, until it is in view. */
  landing: string | null;
  /** Where a link led that leads to no message of the shown path. */
  astray: Astray | null;
  /** A reply came while another screen was open. */
  hasNewReply: boolean;
  /** The newest reply's key in the list and its mood; null while no face shows one. */
  expression: { key: string; mood: Mood } | null;
};

const newSession: ChatSession = {
  screen: null,
  turn: null,
  reply: '',
  typingEndsAt: null,
  refusal: null,
  care: null,
  edit: null,
  pathChange: null,
  shownVersion: null,
  landing: null,
  astray: null,
  hasNewReply: false,
  expression: null,
};

/**
 * One session per companion, by companion id: words of one companion can never show in another one's chat, and a reply
 * continues to arrive while its screen is closed.
 */
export const useChatSessions = create<Record<string, ChatSession>>(() => ({}));

onUserLeft(() => useChatSessions.setState({}, true));

export function sessionOf(companionId: string): ChatSession {
  return useChatSessions.getState()[companionId] ?? newSession;
}

export function updateSession(companionId: string, change: Partial<ChatSession>): void {
  useChatSessions.setState({ [companionId]: { ...sessionOf(companionId), ...change } });
}

/** One part of a chat's session. */
export function useChatSession<Part>(companionId: string, select: (session: ChatSession) => Part): Part {
  return useChatSessions((sessions) => select(sessions[companionId] ?? newSession));
}

/** The companions whose session matches. */
export function useCompanionsWhere(matches: (session: ChatSession) => boolean): string[] {
  return useChatSessions(
    useShallow((sessions) =>
      Object.entries(sessions).flatMap(([companionId, session]) => (matches(session) ? companionId : [])),
    ),
  );
}

export function isOnScreen(companionId: string): boolean {
  return sessionOf(companionId).screen !== null;
}

/**
 * Changes the shown path and reads it. News of that change, which may come before its answer, must not be drawn first:
 * the focus and the reader's place would be lost.
 */
export async function changePath(companionId: string, change: () => Promise<void>): Promise<void> {
  const pathChange = change();
  updateSession(companionId, { pathChange });
  await pathChange.finally(() => updateSession(companionId, { pathChange: null }));
}

/** Puts a new turn in place of the last one and clears the last refusal and help lines. */
export function beginTurn(companionId: string, turn: Turn): void {
  updateSession(companionId, { turn, reply: '', refusal: null, care: null, typingEndsAt: typingEnd() });
}

/** Applies an event to the turn of `messageId`; another message's turn stays as it is. */
export function applyTurnEvent(companionId: string, messageId: string, event: TurnEvent): void {
  const before = sessionOf(companionId);
  if (before.turn?.messageId !== messageId) return;
  const { turn, reply } = reduceExchange({ turn: before.turn, reply: before.reply }, event);
  const isAlive = reply !== before.reply || event.event === 'wait';
  if (turn === before.turn && !isAlive) return;
  const isTyping = isRunning(turn) && turn.isTyping;
  const typingEndsAt = !isTyping ? null : isAlive ? typingEnd() : before.typingEndsAt;
  updateSession(companionId, { turn, reply, typingEndsAt });
}

/** Removes the turn of `messageId`, or any turn. */
export function removeTurn(companionId: string, messageId = sessionOf(companionId).turn?.messageId): void {
  const { turn } = sessionOf(companionId);
  if (turn !== null && turn.messageId === messageId) {
    updateSession(companionId, { turn: null, reply: '', typingEndsAt: null });
  }
}

/** Removes a turn that has ended, however it did, and its help lines. */
export function removeEndedTurn(companionId: string): void {
  if (isRunning(sessionOf(companionId).turn)) return;
  removeTurn(companionId);
  updateSession(companionId, { care: null });
}

/**
 * 30 s after the last received text nobody is typing any more, whatever the connection says (R-CHAT-06); a sign that
 * the reply takes long counts as text (D-34).
 */
function typingEnd(): number {
  return Date.now() + timings.typingForgotten;
}
