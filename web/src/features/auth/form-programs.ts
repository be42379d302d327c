import type { FormProgram } from '#lib/native-form.ts';
import { type LoginForm, loginForm } from '#shared/login-form.ts';
import { sendRecoveryMail, signIn, signUp } from './api.ts';
import { problemText } from './auth-problem.ts';
import { authTexts, type RecoveryForm, recoveryForm, type SignupForm, signupForm } from './rules.ts';

// What the forms of the public pages need once somebody fills them in.

export const loginProgram: FormProgram<LoginForm, void> = {
  schema: loginForm,
  send: signIn,
  explain: (error) => problemText(error, authTexts.loginThrown),
};

/** `redirect` is where the person wanted to go. */
export const signupProgram = (
  redirect: string | undefined,
): FormProgram<SignupForm, { mustConfirm: boolean }> => ({
  schema: signupForm,
  send: (form) => signUp(form, redirect),
  explain: (error) => problemText(error, authTexts.signupThrown),
});

/** `page` is where the mail's link leads. */
export const recoveryProgram = (page: string): FormProgram<RecoveryForm, void> => ({
  schema: recoveryForm,
  send: (form) => sendRecoveryMail(form, page),
  explain: (error) => problemText(error, authTexts.mailFailed),
});
