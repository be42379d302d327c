import type { chatSend } from '../contracts/chat-send.ts';
import type { EventOf } from '../contracts/endpoint.ts';
import { AppError } from '../contracts/errors.ts';
import type { TurnState } from '../data/turns.ts';

export type TurnEvent = EventOf<typeof chatSend>;

/** Why a turn ended without a reply, `cause` where it is known; null for a turn that has one or may still get one. */
export function turnFailure({ status }: TurnState, cause?: AppError | null): AppError | null {
  if (status !== 'failed' && status !== 'interrupted') return null;
  return cause ?? new AppError('model_failed');
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
