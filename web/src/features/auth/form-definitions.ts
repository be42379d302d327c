import type { FormDefinition } from '#lib/form-definition.ts';
import { type LoginForm, loginForm } from '#shared/login-form.ts';
import { sendRecoveryMail, signIn, signUp } from './api.ts';
import { problemText } from './auth-problem.ts';
import { authTexts, type RecoveryForm, recoveryForm, type SignupForm, signupForm } from './rules.ts';

// The forms of the prerendered pages, loaded when somebody enters one of them.

export const loginDefinition: FormDefinition<unknown, LoginForm, void> = {
  schema: loginForm,
  send: signIn,
  explain: (error) => problemText(error, authTexts.loginThrown),
};

/** `redirect` is where the person wanted to go. */
export const signupDefinition = (
  redirect: string | undefined,
): FormDefinition<unknown, SignupForm, { mustConfirm: boolean }> => ({
  schema: signupForm,
  send: (form) => signUp(form, redirect),
  explain: (error) => problemText(error, authTexts.signupThrown),
});

/** `page` is where the mail's link leads. */
export const recoveryDefinition = (page: string): FormDefinition<unknown, RecoveryForm, void> => ({
  schema: recoveryForm,
  send: (form) => sendRecoveryMail(form, page),
  explain: (error) => problemText(error, authTexts.mailFailed),
});
