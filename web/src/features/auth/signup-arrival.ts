/** What a finished sign-up tells the login screen, by way of the history entry's state. */
export type SignupArrival = {
  email: string;
  /** The email is to be confirmed before anybody can log in with it. */
  mustConfirm: boolean;
};

export function arrivalOf(state: unknown): SignupArrival | null {
  const { email, mustConfirm } = (state ?? {}) as Record<string, unknown>;
  return typeof email === 'string' && typeof mustConfirm === 'boolean' ? { email, mustConfirm } : null;
}
