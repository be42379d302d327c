import type { FieldErrors, FieldValues } from 'react-hook-form';
import * as v from 'valibot';
import { formTexts } from './form-texts.ts';

/** A text that must be there; sent without the white space around it. */
export const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty(formTexts.fillAll));

/** An email address, trimmed and in lower case (R-AUTH-02, R-AUTH-03). */
export const emailAddress = v.pipe(
  requiredText,
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, formTexts.emailInvalid),
  v.toLowerCase(),
);

type Problem = { message?: string | undefined } | undefined;

/** What stands at one field; that fields are missing is said once, for the whole form. */
export function fieldProblem(problem: Problem): string | undefined {
  return problem?.message === formTexts.fillAll ? undefined : problem?.message;
}

/** What stands at the form: missing fields first, else what the server said. */
export function formProblem<Values extends FieldValues>(errors: FieldErrors<Values>): string | undefined {
  const missing = Object.values(errors).some(
    (problem) => (problem as Problem)?.message === formTexts.fillAll,
  );
  return missing ? formTexts.fillAll : errors.root?.message;
}
