import { errorDetail, isErrorCode } from '#contracts/errors.ts';
import { DataError } from '#lib/data-error.ts';
import { ContentRefused } from '../content-refused.ts';
import { fieldNames } from '../field-names.ts';
import { PictureProblem } from '../picture/picture.ts';
import { CreateRefused } from './create-check.ts';

const topicTexts: Record<string, string> = {
  sexual: 'sexual content is not allowed.',
  minor: 'no one in any scene may be under 18.',
  therapist: 'a companion is never a therapist, doctor or counsellor.',
};

/** The text about a companion that was not saved; the form keeps its values (R-ADMIN-27, D-15). */
export function saveFailure(error: unknown): string {
  if (error instanceof PictureProblem || error instanceof CreateRefused) return error.message;
  if (error instanceof ContentRefused) return refusalText(error);
  const code = error instanceof DataError ? error.message : '';
  return isErrorCode(code)
    ? errorDetail(code)
    : `The companion could not be saved: ${error instanceof Error ? error.message : error}`;
}

function refusalText({ field, topic, words }: ContentRefused): string {
  const rule = `The ${fieldNames[field] ?? field} goes against our content rules: ${topicTexts[topic] ?? topic}`;
  return words === null ? rule : `${rule} Please change these words: “${words}”`;
}
