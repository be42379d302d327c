import * as v from 'valibot';
import { emailAddress } from '../../../lib/form.ts';
import { formTexts } from '../../../lib/form-texts.ts';

export const loginTexts = {
  notAdmin: 'Access denied. Admin privileges required.',
  refused: 'Login failed. Please check your credentials.',
  unreachable: 'Network error. Please check your connection.',
} as const;

/** What the admin login sends (R-ADMIN-04). */
export const adminLoginForm = v.object({
  email: emailAddress,
  password: v.pipe(v.string(), v.nonEmpty(formTexts.fillAll)),
});
export type AdminLoginForm = v.InferOutput<typeof adminLoginForm>;
