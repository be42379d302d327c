import type { chatSend } from '../contracts/chat-send.ts';
import type { EventOf } from '../contracts/endpoint.ts';
import { AppError } from '../contracts/errors.ts';
import type { TurnState } from '../data/turns.ts';

export type TurnEvent = EventOf<typeof chatSend>;

/** Why a turn ended without a reply, the same for every reader; null for a turn that has one or may still get one. */
export function turnFailure({ status, failure }: TurnState): AppError | null {
  if (status !== 'failed' && status !== 'interrupted') return null;
  return new AppError(failure ?? 'model_failed');
}

export function startEvent({ turnId, chatId, remaining, resetsAt, expiresAt }: TurnState): TurnEvent {
  const now = new Date().toISOString();
  return { event: 'turn', data: { turnId, chatId, remaining, resetsAt, expiresAt, now } };
}

export function doneEvent({ text, status, replyId, remaining, resetsAt }: TurnState): TurnEvent {
  return { event: 'done', data: { message: text, status, replyId, remaining, resetsAt } };
}

export function failureEvent(error: AppError, { remaining, resetsAt }: TurnState): TurnEvent {
  return { event: 'error', data: { error: error.code, detail: error.message, remaining, resetsAt } };
}
