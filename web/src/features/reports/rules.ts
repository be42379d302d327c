import * as v from 'valibot';
import { DataError } from '#lib/data-error.ts';
import { formTexts } from '#lib/form-texts.ts';

/** Something a person reports: a companion, or one message of the chat with it. */
export type Reported = { companionId: string; companionName: string; messageId?: string };

/** Why something is reported; the words of the table `reports` (R-SAFE-12). */
export const reasons = [
  { value: 'sexual', label: 'Sexual content' },
  { value: 'minor', label: 'Somebody under 18' },
  { value: 'self_harm', label: 'Suicide or self-harm' },
  { value: 'hate', label: 'Hate, threats or violence' },
  { value: 'therapist', label: 'Poses as a therapist or doctor' },
  { value: 'human_claim', label: 'Claims to be human' },
  { value: 'other', label: 'Something else' },
] as const;

const MAX_DETAILS = 2000;

/** What the report form sends. */
export const reportForm = v.object({
  reason: v.picklist(
    reasons.map(({ value }) => value),
    formTexts.fillAll,
  ),
  details: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MAX_DETAILS, `Please use at most ${MAX_DETAILS} characters.`),
  ),
});
export type ReportForm = v.InferOutput<typeof reportForm>;

/** What the form says of a report that was not taken. */
export function reportFailure(error: unknown): string {
  const word = error instanceof DataError ? error.message : '';
  if (word === 'too_many_requests') {
    return 'You have reported a lot within the hour. Please wait a while and send it again. Your text is still here.';
  }
  if (word === 'not_found') return 'This is no longer there, so there is nothing left to report.';
  return 'Your report could not be sent. Please check your connection and try again. Your text is still here.';
}
