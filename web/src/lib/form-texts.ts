/** What every form says of a field that is missing or cannot be right. */
export const formTexts = {
  fillAll: 'Please fill in all fields.',
  emailInvalid: 'Please enter a valid email address.',
  notSent: 'That did not work. Please check your connection and try again.',
} as const;
