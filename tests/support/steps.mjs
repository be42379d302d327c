// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Failure } from '../../supabase/local/launch/failure.mjs';
import { installPackages as install, isInstalled } from '../../supabase/local/launch/install.mjs';
import { root } from '../../supabase/local/launch/paths.mjs';

export { root };

/** The path of a command that `npm ci` installed. @param {string} name */
export function installed(name) {
  return join(root, 'node_modules', '.bin', name);
}

/** A step that failed. Its message is the output of the command. */
export class StepFailed extends Error {
  /** @param {string} step @param {string} output */
  constructor(step, output) {
    super(output.trim() || `${step} printed nothing.`);
    this.step = step;
  }
}

/**
 * Runs a command from the root of the repository and returns what it wrote to standard output. A status other than 0
 * is a StepFailed with all it printed.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, input?: string }} [options]
 * @returns {Promise<string>}
 */
export function run(command, args, { env = {}, input } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, NO_COLOR: '1', ...env } });
    let printed = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      printed += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
    child.stdin.on('error', () => {}).end(input);
    child.on('error', (error) => reject(new StepFailed(command, error.message)));
    child.on('close', (status) =>
      status === 0 ? resolve(output) : reject(new StepFailed(command, printed)),
    );
  });
}

/**
 * Runs `work` under a name and prints how long it took. A failure is printed with its output and rethrown as a
 * StepFailed.
 *
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(name, work) {
  const start = performance.now();
  const took = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  try {
    const result = await work();
    console.log(`ok      ${name.padEnd(38)} ${took().padStart(8)}`);
    return result;
  } catch (error) {
    console.log(`FAILED  ${name.padEnd(38)} ${took().padStart(8)}\n`);
    console.log(error instanceof StepFailed ? error.message : error);
    throw error instanceof StepFailed ? error : new StepFailed(name, String(error));
  }
}

/** Installs the packages of package-lock.json where they are not there yet. */
export async function installPackages() {
  if (!isInstalled()) await step('install packages (npm ci)', install);
}

/**
 * Runs steps, so many at once, each to its end; throws the first failure once all are done.
 *
 * @param {number} atOnce
 * @param {[name: string, work: () => Promise<unknown>][]} steps
 */
export async function runInParallel(atOnce, steps) {
  const waiting = [...steps];
  /** @type {unknown[]} */
  const failures = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await step(...next).catch((error) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) throw failures[0];
}

/** Ends the process with status 1: a failed step has been printed, a Failure is one line. @param {unknown} error */
export function endFailed(error) {
  if (error instanceof Failure) console.error(`Error: ${error.message}`);
  else if (!(error instanceof StepFailed)) console.error(error);
  process.exitCode = 1;
}
