import * as v from 'valibot';
import { DataError } from '#lib/data-error.ts';
import { formTexts } from '#lib/form-definition.ts';
import { atMost, emailAddress, requiredText } from '#lib/form-fields.ts';
import { categories } from './categories.ts';

/** The values of the contact form; the lengths are those the table `contact_messages` accepts. */
export const contactForm = v.object({
  name: v.pipe(requiredText, atMost(120)),
  email: v.pipe(emailAddress, atMost(254)),
  category: v.picklist(
    categories.map(({ value }) => value),
    formTexts.fillAll,
  ),
  subject: v.pipe(requiredText, atMost(200)),
  message: v.pipe(requiredText, atMost(5000)),
});
export type ContactForm = v.InferOutput<typeof contactForm>;

/** The text about a message that was not sent (R-STATIC-05). */
export function contactFailure(error: unknown): string {
  return error instanceof DataError && error.message === 'too_many_requests'
    ? 'You have written several times within the hour. Please wait a while and send it again. Your text is still here.'
    : 'Your message could not be sent. Please check your connection and try again. Your text is still here.';
}
