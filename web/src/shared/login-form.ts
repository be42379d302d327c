import * as v from 'valibot';
import { formTexts } from '#lib/form-definition.ts';
import { emailAddress } from '#lib/form-fields.ts';

/**
 * The values of every login: the email trimmed and in lower case, the password as typed (R-AUTH-02, R-AUTH-03,
 * R-ADMIN-04).
 */
export const loginForm = v.object({
  email: emailAddress,
  password: v.pipe(v.string(), v.nonEmpty(formTexts.fillAll)),
});
export type LoginForm = v.InferOutput<typeof loginForm>;
