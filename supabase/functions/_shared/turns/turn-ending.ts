import { AppError, toAppError } from '#contracts/errors.ts';
import { isTurnFailure, type TurnFailure } from '#contracts/fields.ts';
import type { StartedTurn } from '../data/turns.ts';
import type { Context } from '../http/context.ts';

/** Writing the reply down is tried again after these: a moment without the database must not lose a reply. */
const FINISH_PAUSES_MS = [200, 1_000, 3_000];

/** Writes the end of a turn down, in several tries. */
export async function writeDown<T>(finish: () => Promise<T>, logError: Context['logError']): Promise<T> {
  for (const pauseMs of FINISH_PAUSES_MS) {
    try {
      return await finish();
    } catch (error) {
      if (error instanceof AppError) throw error;
      logError('finish_turn_retried', error);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return finish();
}

/** The word that is kept; whatever goes wrong on the way to a reply is the model's failure. */
export function failureWord({ code }: AppError): TurnFailure {
  return isTurnFailure(code) ? code : 'model_failed';
}

/** Words that were there before are no reply: nothing is stored then. */
export function storedWords(reply: string, start: string): string {
  return reply.slice(start.length).trim() === '' ? '' : reply;
}

/** A turn that is gone went with its chat, whose time was over; SQL no longer knows whose it was. */
export function endRefusal(error: unknown, { context }: StartedTurn): AppError {
  const refusal = toAppError(error);
  if (refusal.code !== 'chat_expired') return refusal;
  return new AppError('chat_expired', { minutes: context.temporaryChatMinutes });
}
