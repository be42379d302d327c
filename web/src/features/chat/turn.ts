import type * as v from 'valibot';
import type { chatSend, safetyHelp } from '#contracts/chat-send.ts';
import type { EventOf } from '#contracts/endpoint.ts';

export type SafetyHelp = v.InferOutput<typeof safetyHelp>;

type SentMessage = {
  /** The UUID this page made; sending again with it is the same turn (R-TURN-17). */
  messageId: string;
  text: string;
  sentAt: string;
  /** The turn whose reply is written again; null for a new message. */
  replaces: string | null;
};

/** `isTyping`: the typing indicator may show (R-CHAT-06). `isStopping`: the reader has asked to stop. */
type Running = { isTyping: boolean; isStopping: boolean };

/**
 * One message and the reply it gets, as far as this page knows it. The words of the reply are beside it: see
 * `Exchange`.
 */
export type Turn = SentMessage &
  (
    | ({ phase: 'waiting' } & Running)
    | ({
        phase: 'streaming';
        turnId: string;
        hasWords: boolean;
        /** A piece of the stream is missing: the reply is read again from where its words end. */
        hasGap: boolean;
        /** The connection broke and is being restored (R-CHAT-28). */
        isRejoining: boolean;
      } & Running)
    /** stopped: the reply ended before it was whole; its words so far are stored. */
    | { phase: 'done' | 'stopped'; turnId: string; replyId: string | null }
    | { phase: 'failed'; turnId: string | null; hasWords: boolean; error: string }
    /** The reply broke the content rules and is not shown. */
    | { phase: 'withheld' }
    | { phase: 'safety'; help: SafetyHelp }
  );

/** A turn and the words of its reply. Words come many times a second and leave the turn itself as it is. */
export type Exchange = { turn: Turn; reply: string };

export type TurnEvent =
  | EventOf<typeof chatSend>
  /** This page could not send or follow the message. */
  | { event: 'failed'; data: { detail: string } }
  /** No word for a while. */
  | { event: 'silent' }
  | { event: 'stopping' }
  | { event: 'not-stopped' }
  | { event: 'disconnected' };

/** A message just sent, before the server has responded. */
export function newTurn(message: Omit<SentMessage, 'replaces'> & { replaces?: string | null }): Turn {
  return { replaces: null, ...message, phase: 'waiting', isTyping: true, isStopping: false };
}

/** A turn that the server has begun and that has no words yet. */
export function streamingTurn(turn: Turn, turnId: string): Turn {
  return {
    ...messageOf(turn),
    phase: 'streaming',
    turnId,
    hasWords: false,
    hasGap: false,
    isRejoining: false,
    isTyping: true,
    isStopping: isRunning(turn) && turn.isStopping,
  };
}

type RunningTurn = Extract<Turn, { phase: 'waiting' | 'streaming' }>;

/** Whether the turn still waits for words, so that no second message may be sent (R-CHAT-11). */
export function isRunning(turn: Turn | null): turn is RunningTurn {
  return turn?.phase === 'waiting' || turn?.phase === 'streaming';
}

/**
 * The exchange after `event`. Repeated pieces change nothing, and a piece after a gap is not appended. An event that
 * does not fit the turn's phase changes nothing.
 */
export function reduceExchange(exchange: Exchange, event: TurnEvent): Exchange {
  const { turn, reply } = exchange;
  if (!isRunning(turn)) return exchange;
  switch (event.event) {
    case 'turn':
      return turn.phase === 'streaming' && turn.turnId === event.data.turnId
        ? { turn: { ...turn, hasGap: false, isRejoining: false }, reply }
        : { turn: streamingTurn(turn, event.data.turnId), reply: '' };
    case 'wait':
      return exchange;
    case 'delta':
      return appendPiece(exchange, event.data);
    case 'done': {
      if (turn.phase !== 'streaming') return exchange;
      const { message, status, replyId } = event.data;
      const phase = status === 'done' ? 'done' : 'stopped';
      return { turn: { ...messageOf(turn), phase, turnId: turn.turnId, replyId }, reply: message };
    }
    case 'error':
      return event.data.error === 'content_refused'
        ? { turn: { ...messageOf(turn), phase: 'withheld' }, reply: '' }
        : { turn: failedTurn(turn, event.data.detail), reply };
    case 'failed':
      return { turn: failedTurn(turn, event.data.detail), reply };
    case 'safety':
      // Words that came before it belong to a reply that was withheld.
      return { turn: { ...messageOf(turn), phase: 'safety', help: event.data.safety }, reply: '' };
    case 'silent':
      return { turn: { ...turn, isTyping: false }, reply };
    case 'stopping':
      return { turn: { ...turn, isStopping: true }, reply };
    case 'not-stopped':
      return { turn: { ...turn, isStopping: false }, reply };
    case 'disconnected':
      return turn.phase === 'streaming' ? { turn: { ...turn, isRejoining: true }, reply } : exchange;
  }
}

function appendPiece({ turn, reply }: Exchange, piece: { text: string; at: number }): Exchange {
  if (turn.phase !== 'streaming') return { turn, reply };
  if (piece.at > reply.length) return { turn: { ...turn, hasGap: true }, reply };
  const words = reply + piece.text.slice(reply.length - piece.at);
  const hasWords = words !== '';
  const isUnchanged = turn.hasWords === hasWords && turn.isTyping;
  return { turn: isUnchanged ? turn : { ...turn, hasWords, isTyping: true }, reply: words };
}

function failedTurn(turn: RunningTurn, error: string): Turn {
  const isStreaming = turn.phase === 'streaming';
  return {
    ...messageOf(turn),
    phase: 'failed',
    turnId: isStreaming ? turn.turnId : null,
    hasWords: isStreaming && turn.hasWords,
    error,
  };
}

function messageOf({ messageId, text, sentAt, replaces }: SentMessage): SentMessage {
  return { messageId, text, sentAt, replaces };
}
