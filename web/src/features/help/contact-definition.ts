import type { FormDefinition } from '#lib/form-definition.ts';
import { sendContactMessage } from './api.ts';
import { type ContactForm, contactFailure, contactForm } from './rules.ts';

/** The contact form, loaded when somebody enters it. */
export const contactDefinition: FormDefinition<unknown, ContactForm, void> = {
  schema: contactForm,
  send: sendContactMessage,
  explain: contactFailure,
};
