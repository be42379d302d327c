import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { ErrorCode } from '#contracts/errors.ts';
import { onUserLeft } from '#lib/session.ts';
import { timings } from '#lib/timings.ts';
import {
  isRunning,
  outlineOf,
  reduceTurn,
  type Turn,
  type TurnEvent,
  type TurnOutline,
} from './turn-reducer.ts';

/** Why the server did not take a message. */
export type Refusal = { code: ErrorCode; detail: string };

/**
 * The unfinished turn and the last refusal of each chat, by companion id: words of one companion can never show in
 * another one's chat, and a reply goes on arriving while its screen is closed.
 */
type TurnStore = {
  turns: Record<string, Turn>;
  outlines: Record<string, TurnOutline>;
  refusals: Record<string, Refusal>;
};

const nothing: TurnStore = { turns: {}, outlines: {}, refusals: {} };
const useTurnStore = create<TurnStore>(() => nothing);
const typingTimers = new Map<string, ReturnType<typeof setTimeout>>();

onUserLeft(() => useTurnStore.setState(nothing));

/** How the turn stands; who shows the words of its reply reads them with `useReply`. */
export function useTurn(companionId: string): TurnOutline | undefined {
  return useTurnStore((store) => store.outlines[companionId]);
}

/** Whether a reply is awaited. */
export function useRunning(companionId: string): boolean {
  return useTurnStore((store) => isRunning(store.outlines[companionId]));
}

export function useRefusal(companionId: string): Refusal | undefined {
  return useTurnStore((store) => store.refusals[companionId]);
}

/** The companions who are writing a reply. */
export function useReplying(): string[] {
  return useTurnStore(
    useShallow(({ outlines }) =>
      Object.keys(outlines).filter((companionId) => isRunning(outlines[companionId])),
    ),
  );
}

/** Calls `listener` whenever any turn changes; the returned function ends it. */
export const onTurnChange: (listener: () => void) => () => void = useTurnStore.subscribe;

export function turnOf(companionId: string): Turn | undefined {
  return useTurnStore.getState().turns[companionId];
}

/** Puts a new turn in place of the last one and forgets the last refusal. */
export function beginTurn(companionId: string, turn: Turn): void {
  setRefusal(companionId, undefined);
  setTurn(companionId, turn);
}

/** Applies an event to the turn of `messageId`; to any other turn it does nothing. */
export function applyToTurn(companionId: string, messageId: string, event: TurnEvent): void {
  const turn = turnOf(companionId);
  if (turn?.messageId === messageId) setTurn(companionId, reduceTurn(turn, event));
}

/** Forgets the turn of `messageId`, or any turn. */
export function dropTurn(companionId: string, messageId = turnOf(companionId)?.messageId): void {
  if (turnOf(companionId)?.messageId === messageId) setTurn(companionId, undefined);
}

export function setRefusal(companionId: string, refusal: Refusal | undefined): void {
  useTurnStore.setState(({ refusals }) => ({ refusals: withEntry(refusals, companionId, refusal) }));
}

function setTurn(companionId: string, turn: Turn | undefined): void {
  const wordsArrived = turn?.reply !== turnOf(companionId)?.reply;
  useTurnStore.setState(({ turns, outlines }) => ({
    turns: withEntry(turns, companionId, turn),
    outlines: withEntry(outlines, companionId, turn && outlineOf(turn, outlines[companionId])),
  }));
  if (turn === undefined || !isRunning(turn)) stopTypingTimer(companionId);
  else if (wordsArrived || turn.phase === 'sending') startTypingTimer(companionId, turn.messageId);
}

function withEntry<Value>(record: Record<string, Value>, key: string, value: Value | undefined) {
  const { [key]: _, ...others } = record;
  return value === undefined ? others : { ...others, [key]: value };
}

/** 30 s after the last received text nobody is typing any more, whatever the connection says (R-CHAT-06). */
function startTypingTimer(companionId: string, messageId: string): void {
  stopTypingTimer(companionId);
  typingTimers.set(
    companionId,
    setTimeout(() => applyToTurn(companionId, messageId, { event: 'silent' }), timings.typingForgotten),
  );
}

function stopTypingTimer(companionId: string): void {
  clearTimeout(typingTimers.get(companionId));
  typingTimers.delete(companionId);
}
