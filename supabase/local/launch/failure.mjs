// @ts-check

/** A reason to stop that a person can act on: one line, without a stack trace. */
export class Failure extends Error {}

/**
 * Runs a command to its end: its status becomes that of the process, and a Failure is printed as one line.
 *
 * @param {() => Promise<number>} command
 */
export async function runCommand(command) {
  try {
    process.exit(await command());
  } catch (error) {
    console.error(error instanceof Failure ? `Error: ${error.message}` : error);
    process.exit(1);
  }
}
