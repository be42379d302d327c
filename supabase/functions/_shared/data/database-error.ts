import { AppError, type ErrorValues, isErrorCode } from '#contracts/errors.ts';

type PostgrestFailure = { message: string; details?: string | null; code?: string };

/**
 * What a failed database call means: a coded refusal that SQL raised (its message is the code, its detail the values
 * as JSON) becomes an AppError; anything else stays a failure of ours.
 */
export function databaseError(failure: PostgrestFailure): Error {
  if (isErrorCode(failure.message)) return new AppError(failure.message, errorValues(failure.details));
  return new Error(`database: ${failure.code ?? ''} ${failure.message}`);
}

function errorValues(details: string | null | undefined): ErrorValues {
  return details?.startsWith('{') ? JSON.parse(details) : {};
}
