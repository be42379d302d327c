import * as v from 'valibot';

const signupArrival = v.object({ notice: v.string(), email: v.string() });

/** What a finished sign-up tells the login screen, by way of the history entry's state. */
export type SignupArrival = v.InferOutput<typeof signupArrival>;

export function arrivalOf(state: unknown): SignupArrival | null {
  return v.is(signupArrival, state) ? state : null;
}
