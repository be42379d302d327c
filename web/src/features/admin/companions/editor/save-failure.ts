import * as v from 'valibot';
import { errorDetail, isErrorCode } from '#contracts/errors.ts';
import { DataError } from '#lib/data-error.ts';
import { fieldNames } from '../field-names.ts';
import { PictureProblem } from '../picture/picture.ts';
import { CreateRefused } from './create-check.ts';

const refusedContent = v.pipe(v.string(), v.parseJson(), v.object({ field: v.string(), topic: v.string() }));

const topicTexts: Record<string, string> = {
  sexual: 'sexual content is not allowed.',
  minor: 'no one in any scene may be under 18.',
  therapist: 'a companion is never a therapist, doctor or counsellor.',
};

/** The text about a companion that was not saved; the form keeps its values (R-ADMIN-27, D-15). */
export function saveFailure(error: unknown): string {
  if (error instanceof PictureProblem || error instanceof CreateRefused) return error.message;
  const code = error instanceof DataError ? error.message : '';
  if (error instanceof DataError && code === 'content_refused') return refusalText(error.details);
  return isErrorCode(code)
    ? errorDetail(code)
    : `The companion could not be saved: ${error instanceof Error ? error.message : error}`;
}

function refusalText(details: string): string {
  const refused = v.safeParse(refusedContent, details);
  if (!refused.success) return errorDetail('content_refused');
  const { field, topic } = refused.output;
  return `The ${fieldNames[field] ?? field} goes against our content rules: ${topicTexts[topic] ?? topic}`;
}
