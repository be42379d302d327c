import * as v from 'valibot';
import { failureText } from '#lib/failure-text.ts';
import { atMost } from '#lib/form-fields.ts';

/** The longest 'About me' and pronouns that `users` takes: every companion reads them with every message (D-29). */
export const LONGEST_ABOUT_ME = 500;
export const LONGEST_PRONOUNS = 40;

/** The values of the profile form; the auth service checks the email address. */
export const profileForm = v.object({
  fullName: v.string(),
  pronouns: v.pipe(v.string(), atMost(LONGEST_PRONOUNS)),
  email: v.string(),
  aboutMe: v.pipe(v.string(), atMost(LONGEST_ABOUT_ME)),
});
export type ProfileForm = v.InferOutput<typeof profileForm>;

/** The text after a save (R-PROF-04). */
export const profileSaved = 'Profile updated successfully!';

/** The text after a save that failed (R-PROF-04). */
export function profileNotSaved(error: unknown): string {
  return `Error updating profile: ${failureText((error as Error).message).text}`;
}

/** Whether the auth service took the email address for none, which only it checks (R-PROF-03). */
export function isAboutEmail(error: unknown): boolean {
  return /\binvalid\b.*\bemail\b|\bemail\b.*\binvalid\b/i.test((error as Error).message);
}

/** What is needed before a new email address counts (R-PROF-03, D-18.9). */
export function confirmEmail(newEmail: string, currentEmail: string): string {
  return `We’ve emailed a link to ${newEmail}, and to ${currentEmail} where both must agree. Your email changes once that is confirmed; until then you log in with ${currentEmail}.`;
}
