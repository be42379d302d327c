import type { chatSend } from '#contracts/chat-send.ts';
import type { EventOf } from '#contracts/endpoint.ts';
import { AppError } from '#contracts/errors.ts';
import { isSafetyTopic } from '#contracts/fields.ts';
import type { TurnState } from '../data/turns.ts';
import { helpFor } from '../domain/safety/help/help-for.ts';
import type { Context } from '../http/context.ts';

export type TurnEvent = EventOf<typeof chatSend>;

/**
 * Why a turn ended without a reply, the same for every reader; null for a turn that has one or may still get one, and
 * for one that ends with help lines.
 */
export function turnFailure({ status, failure }: TurnState): AppError | null {
  if (status !== 'failed' && status !== 'interrupted') return null;
  return isSafetyTopic(failure) ? null : new AppError(failure ?? 'model_failed');
}

/**
 * The help lines that take the place of a reply which was withheld because it pushed towards harm; null for other
 * turns.
 */
export function turnHelp({ env, request }: Context, { status, failure, remaining }: TurnState) {
  if (status !== 'failed' || !isSafetyTopic(failure)) return null;
  return { safety: helpFor(failure, request.headers, env.countryHeader), remaining };
}

/** The last event of a turn. */
export function endEvent(context: Context, state: TurnState): TurnEvent {
  const help = turnHelp(context, state);
  if (help) return { event: 'safety', data: help };
  const failure = turnFailure(state);
  return failure ? failureEvent(failure, state) : doneEvent(state);
}

/** The beginning of a turn; `version` of the companion is known to whoever begins it. */
export function startEvent(state: TurnState, version?: number): TurnEvent {
  const { turnId, chatId, askedId, continuedText, remaining, resetsAt, expiresAt } = state;
  const continued = continuedText === null ? {} : { text: continuedText };
  const now = new Date().toISOString();
  return {
    event: 'turn',
    data: {
      turnId,
      chatId,
      askedId,
      ...continued,
      ...(version && { version }),
      remaining,
      resetsAt,
      expiresAt,
      now,
    },
  };
}

function doneEvent({ text, status, replyId, remaining, resetsAt }: TurnState): TurnEvent {
  return { event: 'done', data: { message: text, status, replyId, remaining, resetsAt } };
}

export function failureEvent(error: AppError, { remaining, resetsAt }: TurnState): TurnEvent {
  return { event: 'error', data: { error: error.code, detail: error.message, remaining, resetsAt } };
}
