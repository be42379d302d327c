import { failureText } from '#lib/failure-text.ts';

/** What a saved profile says (R-PROF-04). */
export const profileSaved = 'Profile updated successfully!';

/** What a profile that could not be saved says (R-PROF-04). */
export function profileNotSaved(error: Error): string {
  return `Error updating profile: ${failureText(error.message).text}`;
}

/** What a new address needs before it counts (R-PROF-03, D-18.9). */
export function confirmEmail(newEmail: string, presentEmail: string): string {
  return `We have mailed a link to ${newEmail}, and to ${presentEmail} where both must agree. Your email changes once the mail is confirmed; until then you log in with ${presentEmail}.`;
}
