import type { chatSend } from '#contracts/chat-send.ts';
import type { EventOf } from '#contracts/endpoint.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type { Message } from './conversation.ts';

/**
 * What a turn writes: a reply to a new message, or a version of the message `target`. Of a turn that began elsewhere
 * and has no message of its own among those held, only its reply is shown.
 */
export type Writing =
  | { mode: 'send' }
  /** `without`: from what that reply had in mind, less these (R-MEM-05). */
  | { mode: 'again'; target: string; without?: string[] }
  | { mode: 'edit'; target: string }
  | { mode: 'continue'; target: string }
  | { mode: 'elsewhere' };

export type SentMessage = {
  /** The UUID this page made; sending again with it is the same turn (R-TURN-17). */
  messageId: string;
  /** The person's words; empty where the stored ones count. */
  text: string;
  sentAt: string;
  writing: Writing;
  /** The row of the message that is answered, once the server has named it. */
  askedId: string | null;
  /** The words that the reply begins with, because it goes on from them. */
  oldWords: string;
  /** The model that speaks in place of the companion's own, once the server has named one (R-COST-04). */
  standIn: string | null;
  /** How many facts and lines of the story are in mind for the reply (R-MEM-05). */
  inMind: number;
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
        /** The model has to be loaded before its first word (R-COST-06). */
        isWarmingUp: boolean;
      } & Running)
    /** stopped: the reply ended before it was whole; its words so far are stored. */
    | { phase: 'done' | 'stopped'; turnId: string; replyId: string | null }
    /** isPinGone: the model that the chat keeps cannot be asked any more (R-SELF-09). */
    | { phase: 'failed'; turnId: string | null; hasWords: boolean; error: string; isPinGone: boolean }
    /** Help lines took the place of the reply, and the person's words are kept (D-31). */
    | { phase: 'safety'; turnId: string }
  );

/** A turn and the words of its reply. Words come many times a second and leave the turn itself as it is. */
export type Exchange = { turn: Turn; reply: string };

export type TurnEvent =
  | EventOf<typeof chatSend>
  /** This page could not send or follow the message. */
  | { event: 'failed'; data: { error: ErrorCode | null; detail: string } }
  /** No word for a while. */
  | { event: 'silent' }
  | { event: 'stopping' }
  | { event: 'not-stopped' }
  | { event: 'disconnected' };

type TurnStart = Extract<TurnEvent, { event: 'turn' }>['data'];

/** A message just sent, before the server has responded. */
export function newTurn(message: Omit<SentMessage, 'askedId' | 'oldWords' | 'standIn' | 'inMind'>): Turn {
  const unknown = { askedId: null, oldWords: '', standIn: null, inMind: 0 };
  return { ...message, ...unknown, phase: 'waiting', isTyping: true, isStopping: false };
}

/** A turn that the server has begun and that has no words yet. */
export function streamingTurn(turn: Turn, turnId: string): StreamingTurn {
  return {
    ...messageOf(turn),
    phase: 'streaming',
    turnId,
    hasWords: false,
    hasGap: false,
    isRejoining: false,
    isWarmingUp: false,
    isTyping: true,
    isStopping: isRunning(turn) && turn.isStopping,
  };
}

type StreamingTurn = Extract<Turn, { phase: 'streaming' }>;
type RunningTurn = Extract<Turn, { phase: 'waiting' | 'streaming' }>;

/** Whether the turn still waits for words, so that no second message may be sent (R-CHAT-11). */
export function isRunning(turn: Turn | null): turn is RunningTurn {
  return turn?.phase === 'waiting' || turn?.phase === 'streaming';
}

export type EndedTurn = Extract<Turn, { phase: 'done' | 'stopped' | 'safety' }>;

/** Whether the turn has ended and its rows are stored. */
export function hasEnded(turn: Turn): turn is EndedTurn {
  return turn.phase === 'done' || turn.phase === 'stopped' || turn.phase === 'safety';
}

/** The row of its reply; null while there is none. */
export function replyOf(turn: Turn): string | null {
  return turn.phase === 'done' || turn.phase === 'stopped' ? turn.replyId : null;
}

/** Whether the turn writes something that stays; of one that help lines ended, an edited message does. */
export function isWriting(turn: Turn): boolean {
  return (
    isRunning(turn) || replyOf(turn) !== null || (turn.phase === 'safety' && turn.writing.mode === 'edit')
  );
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
      return beginOrRejoin(exchange, event.data);
    case 'wait':
      return turn.phase === 'streaming' ? { turn: keptAlive(turn, event.data.reason), reply } : exchange;
    case 'receipt':
      return { turn: { ...turn, inMind: event.data.memories.length + event.data.story.length }, reply };
    case 'delta':
      return appendPiece(exchange, event.data);
    case 'done': {
      if (turn.phase !== 'streaming') return exchange;
      const { message, status, replyId } = event.data;
      const phase = status === 'done' ? 'done' : 'stopped';
      return { turn: { ...messageOf(turn), phase, turnId: turn.turnId, replyId }, reply: message };
    }
    case 'error':
    case 'failed':
      return { turn: failedTurn(turn, event.data), reply };
    case 'safety': {
      const { level, turnId, askedId } = event.data;
      if (level === 1 || turnId === null) return exchange;
      // Words that came before it belong to a reply that is taken back.
      return { turn: { ...messageOf(turn), phase: 'safety', turnId, askedId }, reply: '' };
    }
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

/**
 * The words that a continued reply begins with are there at once. The same turn begins once more when its connection is
 * restored, and when a stand-in takes over.
 */
function beginOrRejoin({ turn, reply }: Exchange, data: TurnStart): Exchange {
  const isSame = turn.phase === 'streaming' && turn.turnId === data.turnId;
  const { askedId, text: oldWords = isSame ? turn.oldWords : '' } = data;
  const standIn = data.standIn?.model ?? (isSame ? turn.standIn : null);
  const words = isSame && reply !== '' ? reply : oldWords;
  const streaming = isSame
    ? { ...turn, hasGap: false, isRejoining: false, isWarmingUp: false }
    : streamingTurn(turn, data.turnId);
  return { turn: { ...streaming, askedId, oldWords, standIn, hasWords: words !== '' }, reply: words };
}

/** The server says that words are still to come, so somebody is typing (D-34). */
function keptAlive(turn: StreamingTurn, reason: 'reasoning' | 'warming_up'): Turn {
  const isWarmingUp = reason === 'warming_up';
  return turn.isTyping && turn.isWarmingUp === isWarmingUp ? turn : { ...turn, isTyping: true, isWarmingUp };
}

function appendPiece({ turn, reply }: Exchange, piece: { text: string; at: number }): Exchange {
  if (turn.phase !== 'streaming') return { turn, reply };
  if (piece.at > reply.length) return { turn: { ...turn, hasGap: true }, reply };
  const words = reply + piece.text.slice(reply.length - piece.at);
  const hasWords = words !== '';
  const isUnchanged = turn.hasWords === hasWords && turn.isTyping;
  return {
    turn: isUnchanged ? turn : { ...turn, hasWords, isTyping: true, isWarmingUp: false },
    reply: words,
  };
}

function failedTurn(turn: RunningTurn, { error, detail }: { error: string | null; detail: string }): Turn {
  const isStreaming = turn.phase === 'streaming';
  return {
    ...messageOf(turn),
    phase: 'failed',
    turnId: isStreaming ? turn.turnId : null,
    hasWords: isStreaming && turn.hasWords,
    error: detail,
    isPinGone: error === 'pin_unavailable',
  };
}

function messageOf(message: SentMessage): SentMessage {
  const { messageId, text, sentAt, writing, askedId, oldWords, standIn, inMind } = message;
  return { messageId, text, sentAt, writing, askedId, oldWords, standIn, inMind };
}

/**
 * How many of the messages stay above what the turn writes; undefined where it writes below all of them, or has been
 * read with them.
 */
export function writesBelow(messages: Message[], turn: Turn): number | undefined {
  if ('turnId' in turn && messages.some(({ from, turnId }) => from === 'ai' && turnId === turn.turnId))
    return;
  const { writing, askedId } = turn;
  const target = 'target' in writing ? messages.findIndex(({ id }) => id === writing.target) : -1;
  if (target !== -1) return target;
  const asked = messages.findLastIndex(({ id }) => id === askedId);
  return asked === -1 ? undefined : asked + 1;
}
