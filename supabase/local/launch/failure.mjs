// @ts-check
import { parseArgs } from 'node:util';

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

/**
 * The arguments of a command. Anything it does not take is a Failure that says what it takes.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage how the command is written, such as `npm run status -- [--state <folder>]`
 * @param {Config} config
 */
export function readArguments(usage, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split(/\. |\n/) : [error];
    throw new Failure(`${reason}. Usage: ${usage}`);
  }
}
