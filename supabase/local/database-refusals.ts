import { json } from './http.ts';

/** Responses of the services here that are less precise than the hosted ones when Postgres refuses a statement. */
interface DatabaseError extends Error {
  code: string;
  detail?: string;
  hint?: string;
}

/**
 * A trigger on auth.users that raises SQLSTATE PT422 returns status 422 and its own message; every other
 * failure stays a 500 without its text.
 */
export function authRefusal(error: unknown): Response | null {
  if (!isDatabaseError(error)) return null;
  const status = error.code.match(/^PT(\d{3})$/)?.[1];
  return status === undefined ? null : json({ code: error.code, message: error.message }, Number(status));
}

/**
 * What SQL raises itself (P0001) and what breaks a constraint is the caller's fault: PostgREST returns status
 * 400 and its own words, where the REST service here has 500 and one line of text.
 */
export function restRefusal(error: unknown): Response | null {
  if (!isDatabaseError(error) || !/^(P0001|23\w{3})$/.test(error.code)) return null;
  const { code, message, detail = null, hint = null } = error;
  return json({ code, message, details: detail, hint }, 400);
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
