/** What a finished sign-up passes to the login screen in the history state. */
export type SignupResult = {
  email: string;
  /** The email is to be confirmed before anybody can log in with it. */
  mustConfirm: boolean;
};

export function signupResultOf(state: unknown): SignupResult | null {
  const { email, mustConfirm } = (state ?? {}) as Record<string, unknown>;
  return typeof email === 'string' && typeof mustConfirm === 'boolean' ? { email, mustConfirm } : null;
}
