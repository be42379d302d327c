// @ts-check
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { cleanUpAfter, makeEphemeralFolder, removeEphemeralFolder } from '../postgres/folders.mjs';
import { spawnDeno } from './deno.mjs';
import { stackEntry } from './paths.mjs';

/** @typedef {{ apiUrl: string, dbUrl: string, publishableKey: string, secretKey: string }} Addresses */

/** The stack as a child process. Its standard error is that of this process. */
export class Backend {
  /**
   * @param {string} state the state folder
   * @param {string[]} args further flags of main.ts
   * @param {'pipe' | 'inherit'} output where its standard output goes
   */
  constructor(state, args, output = 'pipe') {
    // The open standard input is the rope between the two: when this process is gone, the stack stops.
    this.child = spawnDeno(stackEntry, [...args, '--state', state, '--exit-with-stdin'], {
      stdio: ['pipe', output, 'inherit'],
    });
    /** @type {Promise<number>} The status with which it has ended. A killed stack leaves its server to this process. */
    this.ended = once(this.child, 'exit').then(async ([status]) => {
      await cleanUpAfter(state, this.child.pid);
      return status ?? 1;
    });
  }

  /**
   * The addresses once everything is ready; null when it did not start, and then it has printed why.
   *
   * @returns {Promise<Addresses | null>}
   */
  async ready() {
    const { stdout } = this.child;
    if (stdout === null) return null;
    const line = once(createInterface(stdout), 'line').then(([text]) => text);
    const text = await Promise.race([line, this.ended.then(() => null)]);
    return text === null ? null : JSON.parse(text);
  }

  /** Stops the stack and returns its exit status. */
  async stop() {
    this.child.kill('SIGTERM');
    return await this.ended;
  }
}

/** A stack in a folder of its own, of which nothing is left when it has ended. */
export class EphemeralBackend extends Backend {
  /** @param {string[]} args flags of main.ts @param {'pipe' | 'inherit'} [output] */
  constructor(args, output) {
    const folder = makeEphemeralFolder();
    super(folder, ['--ephemeral', ...args], output);
    this.ended = this.ended.finally(() => removeEphemeralFolder(folder));
  }
}
