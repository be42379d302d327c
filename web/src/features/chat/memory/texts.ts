import { errorDetail, isErrorCode } from '#contracts/errors.ts';
import { FACT_MAX_LENGTH } from '#contracts/fields.ts';
import { DataError } from '#lib/data-error.ts';
import { formatLongDay } from '#lib/format-date-time.ts';
import type { InMind, Reason } from './api.ts';

const reasons: Record<Reason, string> = {
  words: 'Your words match it.',
  pinned: 'You pinned it.',
  recent: 'It is one of the latest.',
};

/** Where a fact or a line comes from, and why it was in mind. */
export function sourceText({ kind, reason, saidAt, messageId, toldTo }: InMind, companionId: string): string {
  const day = formatLongDay(saidAt);
  if (kind === 'line') return `From your story, ${day}.`;
  const source =
    messageId === null
      ? `From ${day}.`
      : `You said it${toldTo === companionId ? '' : ' in another chat'} on ${day}.`;
  return reason === null ? source : `${source} ${reasons[reason]}`;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const cut = (text: string) => Array.from(text).slice(0, FACT_MAX_LENGTH).join('');

/** What of a message can be kept: the whole where it is no longer than a fact, and each of its sentences. */
export function keepable(message: string): string[] {
  const whole = message.trim();
  const parts = [...sentences.segment(whole)].map(({ segment }) => segment.trim());
  const all = cut(whole) === whole ? [whole, ...parts] : parts;
  return [...new Set(all.map(cut))].filter((text) => text !== '');
}

/** Why the server did not do it, for people. */
export function memoryRefusal(error: unknown): string {
  if (!(error instanceof DataError) || !isErrorCode(error.message))
    return 'That did not work. Please try again.';
  return errorDetail(error.message, error.values);
}
