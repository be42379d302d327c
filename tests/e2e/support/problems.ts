import type { BrowserContext } from '@playwright/test';

/** Collects console errors and uncaught errors of pages. */
export class Problems {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#seen.push(String(error.error())));
  }

  /** A problem that this test provokes, such as the browser's own line for a refused request. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  unexpected(): string[] {
    return this.#seen.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }
}
