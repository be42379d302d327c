import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { spawnDeno } from '../../../supabase/local/launch/deno.mjs';
import type { RunningStack } from '../../support/stack.ts';

/** The subscription of a page, and its user. */
export type Page = {
  apiUrl: string;
  key: string;
  /** An access token, or null for a page without a session. */
  token: string | null;
  listen: { event: '*' | 'UPDATE' | 'INSERT' | 'DELETE'; schema: string; table?: string; filter?: string };
};

/** One line that a page prints. */
export type Line = {
  status?: string;
  reason?: string | null;
  system?: string;
  message?: string;
  renewed?: boolean;
  change?: string;
  row?: Record<string, unknown>;
  old?: Record<string, unknown>;
};

/** An open page that listens for changes. It is closed after the test. */
export class OpenPage {
  readonly #process: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  /** Every change that has come so far, as far as the page's lines were read. */
  readonly changes: Line[] = [];

  private constructor(process: ChildProcess, lines: Interface) {
    this.#process = process;
    this.#lines = lines[Symbol.asyncIterator]();
  }

  static async open(stack: RunningStack, token: string | null, listen: Page['listen']): Promise<OpenPage> {
    const page: Page = { apiUrl: stack.apiUrl, key: stack.publishableKey, token, listen };
    const entry = fileURLToPath(new URL('./realtime-page.ts', import.meta.url));
    const child = spawnDeno(entry, [JSON.stringify(page)], { stdio: ['pipe', 'pipe', 'inherit'] });
    onTestFinished(async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    });
    if (child.stdout === null) throw new Error('The page has no output.');
    return new OpenPage(child, createInterface(child.stdout));
  }

  /** The next line that has this name in it; what the page printed before is skipped. */
  async next(name: keyof Line): Promise<Line> {
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done) throw new Error(`The page ended before it printed ${name}.`);
      const line: Line = JSON.parse(value);
      if ('change' in line) this.changes.push(line);
      if (name in line) return line;
    }
  }

  /** The status of the subscription, once it is decided. */
  async subscribed(): Promise<Line> {
    return await this.next('status');
  }

  /** Sends another access token. */
  async renew(token: string): Promise<void> {
    this.#process.stdin?.write(`${token}\n`);
    await this.next('renewed');
  }
}
