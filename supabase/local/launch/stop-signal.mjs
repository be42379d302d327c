// @ts-check
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** How often to look whether the commands that started this process are still there. */
const LOOK_MS = 500;

const run = promisify(execFile);

/**
 * Resolves with null when this process is to end: at Ctrl-C, at SIGTERM, when its terminal is closed, or when the npm
 * that runs it is gone. npm hands SIGTERM to a shell, which dies of it without telling anyone; and when npm is killed,
 * its shell lives on.
 *
 * @returns {Promise<null>}
 */
export function stopSignal() {
  return new Promise((resolve) => {
    const stop = () => resolve(null);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    if (process.env.npm_lifecycle_event === undefined) return;
    const parent = process.ppid;
    /** @type {string | undefined} */
    let npm;
    const look = async () => {
      const now = await npmOf(parent);
      npm ??= now;
      if (process.ppid !== parent || (now ?? npm) !== npm) stop();
    };
    look();
    setInterval(look, LOOK_MS).unref();
  });
}

/**
 * The process that runs npm's shell, which is npm until it is gone. Undefined where the parent is npm itself, because
 * its shell made way for this process, and where the machine does not say.
 *
 * @param {number} parent
 */
async function npmOf(parent) {
  try {
    const described = existsSync('/proc/self')
      ? readFileSync(`/proc/${parent}/stat`, 'utf8')
      : (await run('ps', ['-o', 'pid=,comm=,state=,ppid=', '-p', String(parent)])).stdout;
    return /^\s*\d+ \(?\S*sh\)? +\S+ +(\d+)/.exec(described)?.[1];
  } catch {
    return undefined;
  }
}
