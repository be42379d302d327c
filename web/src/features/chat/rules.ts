import { type ErrorCode, errorDetail } from '#contracts/errors.ts';
import { ApiError } from '#lib/api-error.ts';
import type { Usage } from '#shared/usage.ts';
import type { Refusal } from './chat-session.ts';
import type { ChatPhase } from './machine/chat-state.ts';

/** Refusals that are shown above the composer in their own words; every other one is an error bubble (R-CHAT-12). */
const noticeCodes = [
  'expired_lock',
  'chat_expired',
  'message_limit_reached',
  'active_chat_limit',
  'blocked',
  'companion_retired',
  'consent_required',
  'free_chats_paused',
] as const;
export type NoticeCode = (typeof noticeCodes)[number];

/** What stops or limits sending, for people. */
export type Notice = {
  code: NoticeCode;
  text: string;
  /** When the next messages come to a person who has none left today, or whose plan pauses for the day. */
  waitsUntil: string | null;
  /** Whether a higher plan has more messages a day. */
  hasMoreToOffer: boolean;
};

/** Whether the notice is about a chat that has ended, which stands in its place. */
export function isEnding(notice: Notice | null): notice is Notice {
  return notice?.code === 'chat_expired' || notice?.code === 'expired_lock';
}

export type ChatFacts = {
  usage: Usage | undefined;
  phase: ChatPhase;
  refusal: Refusal | null;
  /** Whether the companion's last day is over. */
  retired: boolean;
  /** Whether the person's chats pause (R-CARE-09). */
  paused: boolean;
  /** Whether a reply is awaited. */
  running: boolean;
  /** Whether a message waits for a connection; another one is not taken. */
  queued: boolean;
  /** The plan's minutes of a temporary chat; undefined until the plans are read. */
  temporaryMinutes: number | undefined;
  /** Whether a higher plan has more messages a day. */
  hasMoreToOffer: boolean;
};

export type ComposerRules = {
  inputDisabled: boolean;
  sendDisabled: boolean;
  /** Whether a new chat must be opened before a message is sent (R-CHAT-19). */
  reopen: boolean;
  notice: Notice | null;
};

/** What the composer may do now (R-CHAT-09, R-CHAT-11, R-CHAT-18, R-CHAT-19, R-CHAT-21). */
export function composerRules(facts: ChatFacts): ComposerRules {
  const { usage, phase, running, queued } = facts;
  const outOfMessages = usage?.remaining === 0;
  const freeWithMessages = usage?.tier === 'free' && usage.remaining !== 0;
  const isExpiredLock = isRefusedWith('expired_lock', facts);
  const locked = isExpiredLock && !freeWithMessages;
  const expired = phase.name === 'expired' || isRefusedWith('chat_expired', facts);
  const blocked = isRefusedWith('blocked', facts);
  const retired = facts.retired || isRefusedWith('companion_retired', facts);
  const isStopped =
    outOfMessages || locked || blocked || retired || facts.paused || (expired && !freeWithMessages);
  return {
    inputDisabled: outOfMessages,
    sendDisabled: running || queued || isStopped,
    reopen: expired || isExpiredLock,
    notice: noticeFor(facts, { blocked, retired, locked, expired, outOfMessages }),
  };
}

/** Whether the server refused to open the chat, or the last message, with this code. */
function isRefusedWith(code: NoticeCode, { phase, refusal }: ChatFacts): boolean {
  if (code === 'expired_lock' && phase.name === 'locked') return true;
  return (phase.name === 'refused' && phase.code === code) || refusal?.code === code;
}

type Ended = {
  blocked: boolean;
  retired: boolean;
  locked: boolean;
  expired: boolean;
  outOfMessages: boolean;
};

/** One sentence that is true for this reader (R-FIRST-16): the seeds' own, without what does not help now (D-25). */
function noticeFor(
  { usage, refusal, temporaryMinutes, hasMoreToOffer }: ChatFacts,
  state: Ended,
): Notice | null {
  const isPaused = refusal?.code === 'free_chats_paused';
  const waitsUntil = state.outOfMessages || isPaused ? (usage?.resetsAt ?? null) : null;
  const notice = (code: NoticeCode, text: string): Notice => ({ code, text, waitsUntil, hasMoreToOffer });
  if (state.blocked) return notice('blocked', errorDetail('blocked'));
  if (state.retired) return notice('companion_retired', errorDetail('companion_retired'));
  if (state.locked) {
    const text = errorDetail('expired_lock');
    // Without messages nobody else can be written to either.
    return notice(
      'expired_lock',
      state.outOfMessages ? text.replace(' or pick another companion', '') : text,
    );
  }
  if (state.expired && temporaryMinutes !== undefined) {
    const text = errorDetail('chat_expired', { minutes: temporaryMinutes });
    return notice('chat_expired', state.outOfMessages ? text.replace(/ Refresh page .*$/, '') : text);
  }
  if (state.outOfMessages) {
    const text = errorDetail('message_limit_reached');
    return notice('message_limit_reached', hasMoreToOffer ? text : text.replace(/ Please upgrade .*$/, ''));
  }
  const isShown = isPaused || refusal?.code === 'active_chat_limit' || refusal?.code === 'consent_required';
  return isShown ? notice(refusal.code as NoticeCode, refusal.detail) : null;
}

/** The text of the error bubble for a refused message; null when the refusal is shown as a notice. */
export function refusalBubble(refusal: Refusal | null): string | null {
  const isNotice = refusal?.code === 'paused' || noticeCodes.some((code) => code === refusal?.code);
  return refusal === null || isNotice ? null : refusal.detail;
}

/** What the error bubble says about a failed send: the server's words, or ours where it had none (R-CHAT-12). */
export function failureOf(error: unknown): { error: ErrorCode | null; detail: string } {
  if (!(error instanceof ApiError)) return { error: null, detail: errorDetail('model_failed') };
  return { error: error.code, detail: error.hasText ? error.detail : 'Chat API error' };
}

/** What people read about a change of the conversation that did not happen. */
export function changeFailure(error: unknown): string {
  return error instanceof ApiError && error.hasText ? error.detail : 'That did not work. Please try again.';
}
