import type { chatSend, SafetyHelp } from '#contracts/chat-send.ts';
import type { EventOf } from '#contracts/endpoint.ts';
import { AppError } from '#contracts/errors.ts';
import type { CareLanguage } from '#contracts/fields.ts';
import type { TurnCare } from '../data/safety.ts';
import type { TurnState } from '../data/turns.ts';
import { helpFor } from '../domain/safety/help/help-for.ts';
import type { Context } from '../http/context.ts';

export type TurnEvent = EventOf<typeof chatSend>;

/** Why a turn ended without a reply, the same for every reader; null for a turn that has one or may still get one. */
export function turnFailure({ status, failure }: TurnState): AppError | null {
  if (status !== 'failed' && status !== 'interrupted') return null;
  return new AppError(failure ?? 'model_failed');
}

/** Whether help lines took the place of the reply (D-31). */
export function isCaught({ status, care, replyId }: TurnState): boolean {
  return status === 'done' && care !== null && care.level >= 2 && replyId === null;
}

type Shown = TurnCare & { language?: CareLanguage | null; withdraws?: boolean };

/** The card for the reader of this request. */
export function helpOf({ env, request }: Context, shown: Shown): SafetyHelp {
  return helpFor(shown, request.headers, env.countryHeader);
}

/** The card of a turn as an event; `turn` is where the words are kept. */
export function safetyEvent(context: Context, shown: Shown, turn: CaughtMessage): TurnEvent {
  const { turnId, askedId, remaining } = turn;
  const left = remaining === undefined ? {} : { remaining };
  return { event: 'safety', data: { ...helpOf(context, shown), turnId, askedId, ...left } };
}

type CaughtMessage = { turnId: string | null; askedId: string | null; remaining?: number | null };

/** The last events of a turn that was read; `hasWords`: the reader has words of a reply. */
export function endEvents(context: Context, state: TurnState, hasWords: boolean): TurnEvent[] {
  const { care } = state;
  const withdraws = isCaught(state) && hasWords;
  const card = care === null ? [] : [safetyEvent(context, { ...care, withdraws }, state)];
  return isCaught(state) ? card : [endEvent(state), ...card];
}

/** The end of a turn that was not caught. */
export function endEvent(state: TurnState): TurnEvent {
  const failure = turnFailure(state);
  return failure ? failureEvent(failure, state) : doneEvent(state);
}

/** The beginning of a turn; `version` of the companion and a stand-in are known to whoever begins it. */
export function startEvent(
  state: TurnState,
  version?: number,
  standIn?: { model: string; provider: string },
): TurnEvent {
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
      ...(standIn && { standIn }),
      remaining,
      resetsAt,
      expiresAt,
      now,
    },
  };
}

/** What the companion has in mind for the reply; nothing where it is told nothing (D-29). */
export function receiptEvents({ receipt }: TurnState): TurnEvent[] {
  return receipt === null ? [] : [{ event: 'receipt', data: receipt }];
}

function doneEvent({ text, status, replyId, remaining, resetsAt }: TurnState): TurnEvent {
  return { event: 'done', data: { message: text, status, replyId, remaining, resetsAt } };
}

export function failureEvent(error: AppError, { remaining, resetsAt }: TurnState): TurnEvent {
  return { event: 'error', data: { error: error.code, detail: error.message, remaining, resetsAt } };
}
