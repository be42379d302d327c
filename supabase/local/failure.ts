import { Failure } from './launch/failure.mjs';

/** An error that the user can fix: printed as one line, without a stack trace. */
export class StartFailure extends Failure {
  override name = 'StartFailure';
}

/** Prints why the stack does not run, in one line where the cause is known, and ends the process with code 1. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof Failure ? `Error: ${error.message}` : error);
  Deno.exit(1);
}
