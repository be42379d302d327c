/** Logging in or signing up did not work; `message` is the text for people. */
export class AuthProblem extends Error {}

/** The text for people about `error`; `otherwise` where it has none. */
export function problemText(error: unknown, otherwise: string): string {
  return error instanceof AuthProblem ? error.message : otherwise;
}
