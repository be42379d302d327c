import type * as v from 'valibot';
import type { chatSend, safetyHelp } from '#contracts/chat-send.ts';
import type { EventOf } from '#contracts/endpoint.ts';

export type SafetyHelp = v.InferOutput<typeof safetyHelp>;

/**
 * sending: on its way; streaming: the server has begun the turn; the others are ends. withheld: the reply broke the content
 * rules and is not shown.
 */
export type TurnPhase = 'sending' | 'streaming' | 'done' | 'failed' | 'withheld' | 'safety';

/** One message and the reply it gets, as far as this page knows it. */
export type Turn = {
  /** The UUID this page made; sending again with it is the same turn (R-TURN-17). */
  messageId: string;
  text: string;
  sentAt: string;
  /** The turn whose reply the new one takes the place of: nothing new was said. */
  replaces: string | null;
  phase: TurnPhase;
  turnId: string | null;
  reply: string;
  replyId: string | null;
  /** Whether the typing indicator may show (R-CHAT-06). */
  typing: boolean;
  /** A piece of the stream is missing: the reply is to be read again from where it ends. */
  gap: boolean;
  /** The connection to the reply broke and is being mended (R-CHAT-28). */
  rejoining: boolean;
  /** The reader does not want to hear more. */
  stopping: boolean;
  /** Why the turn failed, in the server's words. */
  error: string | null;
  safety: SafetyHelp | null;
};

export type TurnEvent =
  | EventOf<typeof chatSend>
  | { event: 'failed'; data: { detail: string } }
  | { event: 'silent' }
  | { event: 'stopping' }
  | { event: 'not-stopped' }
  | { event: 'broken' };

/** A turn but for the words of its reply, which come many times a second; `answered` tells whether there are any. */
export type TurnOutline = Omit<Turn, 'reply'> & { answered: boolean };

/** The outline of a turn: `known` itself when only words have come since. */
export function outlineOf({ reply, ...others }: Turn, known?: TurnOutline): TurnOutline {
  const outline = { ...others, answered: reply !== '' };
  const parts = Object.keys(outline) as (keyof TurnOutline)[];
  return known && parts.every((part) => outline[part] === known[part]) ? known : outline;
}

/** A message just sent, before the server has said anything. */
export function startTurn(
  messageId: string,
  text: string,
  sentAt: string,
  replaces: string | null = null,
): Turn {
  return {
    messageId,
    text,
    sentAt,
    replaces,
    phase: 'sending',
    turnId: null,
    reply: '',
    replyId: null,
    typing: true,
    gap: false,
    rejoining: false,
    stopping: false,
    error: null,
    safety: null,
  };
}

/** Whether the turn still waits for words, so that no second message may be sent (R-CHAT-11). */
export function isRunning(turn: Pick<Turn, 'phase'> | undefined): boolean {
  return turn?.phase === 'sending' || turn?.phase === 'streaming';
}

/** What the turn is after `event`. Repeated pieces change nothing; a piece after a hole is not appended. */
export function reduceTurn(turn: Turn, event: TurnEvent): Turn {
  switch (event.event) {
    case 'turn':
      return event.data.turnId === turn.turnId
        ? { ...turn, phase: 'streaming', gap: false, rejoining: false }
        : { ...turn, phase: 'streaming', turnId: event.data.turnId, reply: '', gap: false, rejoining: false };
    case 'wait':
      return turn;
    case 'delta':
      return appendPiece(turn, event.data);
    case 'done':
      return {
        ...turn,
        phase: 'done',
        reply: event.data.message,
        replyId: event.data.replyId,
        typing: false,
        gap: false,
      };
    case 'error':
      if (event.data.error === 'content_refused') {
        return { ...turn, phase: 'withheld', reply: '', typing: false, rejoining: false };
      }
      return { ...turn, phase: 'failed', error: event.data.detail, typing: false, rejoining: false };
    case 'failed':
      return { ...turn, phase: 'failed', error: event.data.detail, typing: false, rejoining: false };
    case 'safety':
      // Words that came before it belong to a reply that was withheld.
      return { ...turn, phase: 'safety', safety: event.data.safety, reply: '', typing: false, gap: false };
    case 'silent':
      return { ...turn, typing: false };
    case 'stopping':
      return { ...turn, stopping: true };
    case 'not-stopped':
      return { ...turn, stopping: false };
    case 'broken':
      return { ...turn, rejoining: true };
  }
}

function appendPiece(turn: Turn, piece: { text: string; at: number }): Turn {
  if (piece.at > turn.reply.length) return { ...turn, gap: true };
  return { ...turn, typing: true, reply: turn.reply + piece.text.slice(turn.reply.length - piece.at) };
}
