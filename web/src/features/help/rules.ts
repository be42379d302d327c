import * as v from 'valibot';
import { DataError } from '#lib/data-error.ts';
import { formTexts } from '#lib/form-definition.ts';
import { emailAddress, requiredText } from '#lib/form-fields.ts';
import { categories } from './categories.ts';

const waitAtMost = (length: number) =>
  v.maxLength<string, number, string>(length, `Please use at most ${length} characters.`);

/** The values of the contact form; the lengths are those the table `contact_messages` accepts. */
export const contactForm = v.object({
  name: v.pipe(requiredText, waitAtMost(120)),
  email: v.pipe(emailAddress, waitAtMost(254)),
  category: v.picklist(
    categories.map(({ value }) => value),
    formTexts.fillAll,
  ),
  subject: v.pipe(requiredText, waitAtMost(200)),
  message: v.pipe(requiredText, waitAtMost(5000)),
});
export type ContactForm = v.InferOutput<typeof contactForm>;

/** The text about a message that was not sent (R-STATIC-05). */
export function contactFailure(error: unknown): string {
  return error instanceof DataError && error.message === 'too_many_requests'
    ? 'You have written several times within the hour. Please wait a while and send it again. Your text is still here.'
    : 'Your message could not be sent. Please check your connection and try again. Your text is still here.';
}
