/** What somebody reads who logs in before the account is confirmed (R-AUTH-04). */
export const notConfirmed = 'Please check your email and confirm your account before logging in.';
