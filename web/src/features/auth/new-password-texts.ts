/** At sign-up and at every change (D-13). */
export const PASSWORD_MIN_LENGTH = 8;

export const newPasswordTexts = {
  hint: `At least ${PASSWORD_MIN_LENGTH} characters.`,
  short: `Password must be at least ${PASSWORD_MIN_LENGTH} characters long.`,
  mismatch: 'Passwords do not match.',
  failed: 'Failed to update password.',
} as const;
