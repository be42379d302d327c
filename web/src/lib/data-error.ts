import type { ErrorValues } from '#contracts/errors.ts';

/** PostgreSQL's code for a row that is there already (unique_violation). */
export const UNIQUE_VIOLATION = '23505';

/** A table read or write that PostgREST refused. `message` is our error code when one of our rules refused it. */
export class DataError extends Error {
  readonly code: string;
  readonly details: string;
  readonly hint: string;
  readonly status: number;

  constructor(
    refusal: { message: string; code: string; details: string | null; hint: string | null },
    status: number,
  ) {
    super(refusal.message);
    this.name = 'DataError';
    this.code = refusal.code;
    this.details = refusal.details ?? '';
    this.hint = refusal.hint ?? '';
    this.status = status;
  }

  /** What the {braces} of the refusal's text are filled with. */
  get values(): ErrorValues {
    return this.details.startsWith('{') ? JSON.parse(this.details) : {};
  }
}
