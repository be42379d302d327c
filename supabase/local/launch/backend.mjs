// @ts-check
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { spawnDeno } from './deno.mjs';
import { stackEntry } from './paths.mjs';

/** @typedef {{ apiUrl: string, dbUrl: string, publishableKey: string, secretKey: string }} Addresses */

/** The stack as a process of its own. What it prints for people goes where this process prints. */
export class Backend {
  /** @param {string[]} args flags of main.ts */
  constructor(args) {
    // The open standard input is the rope between the two: when this process is gone, the stack stops.
    this.child = spawnDeno(stackEntry, [...args, '--exit-with-stdin'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    /** @type {Promise<number>} The status with which it has ended. */
    this.ended = once(this.child, 'exit').then(([status]) => status ?? 1);
  }

  /**
   * The addresses once everything answers; null when it did not start, and then it has said why.
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

  /** Ends the stack and answers the status with which it ended. */
  async stop() {
    this.child.kill('SIGTERM');
    return await this.ended;
  }
}
