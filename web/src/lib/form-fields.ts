import * as v from 'valibot';
import { formTexts } from './form-definition.ts';

/** A text that must be there; sent without the white space around it. */
export const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty(formTexts.fillAll));

/** An email address, trimmed and in lower case (R-AUTH-02, R-AUTH-03). */
export const emailAddress = v.pipe(
  requiredText,
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, formTexts.emailInvalid),
  v.toLowerCase(),
);
