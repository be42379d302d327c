import type { FieldErrors, FieldValues } from 'react-hook-form';
import { authTexts } from './rules.ts';

type Problem = { message?: string | undefined } | undefined;

/** What stands at one field; that fields are missing is said once, for the whole form. */
export function fieldProblem(problem: Problem): string | undefined {
  return problem?.message === authTexts.fillAll ? undefined : problem?.message;
}

/** What stands at the form: missing fields first, else what the server said. */
export function formProblem<Values extends FieldValues>(errors: FieldErrors<Values>): string | undefined {
  const missing = Object.values(errors).some(
    (problem) => (problem as Problem)?.message === authTexts.fillAll,
  );
  return missing ? authTexts.fillAll : errors.root?.message;
}
