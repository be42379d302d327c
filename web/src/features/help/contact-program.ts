import type { FormProgram } from '#lib/native-form.ts';
import { sendContactMessage } from './api.ts';
import { type ContactForm, contactFailure, contactForm } from './rules.ts';

/** What the contact form needs once somebody fills it in. */
export const contactProgram: FormProgram<ContactForm, void> = {
  schema: contactForm,
  send: sendContactMessage,
  explain: contactFailure,
};
