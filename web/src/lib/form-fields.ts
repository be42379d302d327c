import * as v from 'valibot';
import { formTexts } from './form-definition.ts';

/** A text that must be there; sent without the white space around it. */
export const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty(formTexts.fillAll));

/** At most so many characters, counted as the database counts them: an emoji is one. */
export const atMost = (length: number) =>
  v.check<string, string>(
    (text) => Array.from(text).length <= length,
    `Please use at most ${length} characters.`,
  );

/** An email address, trimmed and in lower case (R-AUTH-02, R-AUTH-03). */
export const emailAddress = v.pipe(
  requiredText,
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, formTexts.emailInvalid),
  v.toLowerCase(),
);
