import * as v from 'valibot';
import { REPORT_TEXT_MAX_LENGTH, reportReason } from '#contracts/reports.ts';
import { DataError } from '#lib/data-error.ts';

/** Something a person reports: a companion, or one message of the chat with it. */
export type Reported = { companionId: string; companionName: string; messageId?: string };

/** The values of the report form. */
export const reportForm = v.object({
  reason: reportReason,
  details: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(REPORT_TEXT_MAX_LENGTH, `Please use at most ${REPORT_TEXT_MAX_LENGTH} characters.`),
  ),
});
export type ReportForm = v.InferOutput<typeof reportForm>;

/** The text about a report that was not accepted. */
export function reportFailure(error: unknown): string {
  const word = error instanceof DataError ? error.message : '';
  if (word === 'too_many_requests') {
    return 'You have reported a lot within the hour. Please wait a while and send it again. Your text is still here.';
  }
  if (word === 'not_found') return 'This is no longer there, so there is nothing left to report.';
  return 'Your report could not be sent. Please check your connection and try again. Your text is still here.';
}
