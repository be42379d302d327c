// The texts that screens show before their forms are loaded; the others are in rules.ts.

/** Shown to somebody who logs in before the account is confirmed (R-AUTH-04). */
export const notConfirmed = 'Please check your email and confirm your account before logging in.';

/** For sign-up and every change of a password (D-13). */
export const PASSWORD_MIN_LENGTH = 8;

export const newPasswordTexts = {
  hint: `At least ${PASSWORD_MIN_LENGTH} characters.`,
  short: `Password must be at least ${PASSWORD_MIN_LENGTH} characters long.`,
  mismatch: 'Passwords do not match.',
  failed: 'Failed to update password.',
  factorNeeded: 'Please confirm with your second factor first.',
} as const;
