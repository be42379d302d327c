import { type ErrorCode, errorDetail } from '#contracts/errors.ts';
import { ApiError } from '#lib/api-error.ts';
import type { Usage } from '#shared/usage.ts';
import type { Refusal } from './turn-store.ts';

/** Refusals that stand above the composer in their own words; every other one is an error bubble (R-CHAT-12). */
const noticeCodes = [
  'expired_lock',
  'chat_expired',
  'message_limit_reached',
  'active_chat_limit',
  'blocked',
] as const;
export type NoticeCode = (typeof noticeCodes)[number];

/** What stops or limits sending, for people. */
export type Notice = { code: NoticeCode; text: string };

export type ChatFacts = {
  usage: Usage | undefined;
  /** Whether the chat's time is over. */
  expired: boolean;
  /** Why the server did not open the chat, if it did not. */
  openRefusal: ErrorCode | undefined;
  refusal: Refusal | undefined;
  /** Whether a reply is awaited. */
  running: boolean;
  /** Whether a message waits for a connection; another one is not taken. */
  waiting: boolean;
  /** The plan's minutes of a temporary chat; undefined until the plans are read. */
  temporaryMinutes: number | undefined;
};

export type ComposerRules = {
  inputDisabled: boolean;
  sendDisabled: boolean;
  /** Whether a send must open the chat afresh first (R-CHAT-19). */
  reopen: boolean;
  notice: Notice | null;
};

/** What the composer may do now (R-CHAT-09, R-CHAT-11, R-CHAT-18, R-CHAT-19, R-CHAT-21). */
export function composerRules(facts: ChatFacts): ComposerRules {
  const { usage, running, waiting } = facts;
  const outOfMessages = usage?.remaining === 0;
  const freeWithMessages = usage?.tier === 'free' && usage.remaining !== 0;
  const locked = isSaid('expired_lock', facts) && !freeWithMessages;
  const expired = facts.expired || isSaid('chat_expired', facts);
  const blocked = isSaid('blocked', facts);
  return {
    inputDisabled: outOfMessages,
    sendDisabled: running || waiting || outOfMessages || locked || blocked || (expired && !freeWithMessages),
    reopen: expired || isSaid('expired_lock', facts),
    notice: noticeFor(facts, { blocked, locked, expired, outOfMessages }),
  };
}

function isSaid(code: NoticeCode, { openRefusal, refusal }: ChatFacts): boolean {
  return openRefusal === code || refusal?.code === code;
}

function noticeFor(
  { refusal, temporaryMinutes }: ChatFacts,
  state: { blocked: boolean; locked: boolean; expired: boolean; outOfMessages: boolean },
): Notice | null {
  if (state.blocked) return { code: 'blocked', text: errorDetail('blocked') };
  if (state.locked) return { code: 'expired_lock', text: errorDetail('expired_lock') };
  if (state.expired && temporaryMinutes !== undefined) {
    return { code: 'chat_expired', text: errorDetail('chat_expired', { minutes: temporaryMinutes }) };
  }
  if (state.outOfMessages) {
    return { code: 'message_limit_reached', text: errorDetail('message_limit_reached') };
  }
  if (refusal?.code === 'active_chat_limit') return { code: refusal.code, text: refusal.detail };
  return null;
}

/** The text of the error bubble for a refused send, null when the refusal is told as a notice. */
export function refusalBubble(refusal: Refusal | undefined): string | null {
  const isNotice = noticeCodes.some((code) => code === refusal?.code);
  return refusal === undefined || isNotice ? null : refusal.detail;
}

/** What the error bubble says about a failed send: the server's words, or ours where it had none (R-CHAT-12). */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return errorDetail('model_failed');
  return error.hasText ? error.detail : 'Chat API error';
}
