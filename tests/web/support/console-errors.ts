import { expect, vi } from 'vitest';

/** Takes back one console error that the test meant to cause, such as a library's remark on a broken network. */
export function allowConsoleError(): void {
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
}
