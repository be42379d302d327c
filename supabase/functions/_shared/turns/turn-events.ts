import type { chatSend } from '../contracts/chat-send.ts';
import type { EventOf } from '../contracts/endpoint.ts';
import type { AppError } from '../contracts/errors.ts';
import type { TurnState } from '../data/turns.ts';

export type TurnEvent = EventOf<typeof chatSend>;

export function startEvent({ turnId, chatId, remaining, resetsAt, expiresAt }: TurnState): TurnEvent {
  return { event: 'turn', data: { turnId, chatId, remaining, resetsAt, expiresAt } };
}

export function doneEvent({ text, status, replyId, remaining, resetsAt }: TurnState): TurnEvent {
  return { event: 'done', data: { message: text, status, replyId, remaining, resetsAt } };
}

export function failureEvent(error: AppError, { remaining, resetsAt }: TurnState): TurnEvent {
  return { event: 'error', data: { error: error.code, detail: error.message, remaining, resetsAt } };
}
