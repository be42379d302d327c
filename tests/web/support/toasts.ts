import { act, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { ToastDuration } from '#ui/notify.ts';

/** The time in which a toast moves in or out, and more. */
const MOVING = 500;

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The toast that was just asked for, on a clock the test moves, is shown for so long and is then gone. */
export async function expectShownFor(text: string, duration: ToastDuration): Promise<void> {
  await pass(0);
  // The first toast of a page loads the code that shows toasts, which takes real time.
  await act(() => vi.dynamicImportSettled());
  await pass(MOVING);
  expect(screen.getByText(text)).toBeInTheDocument();
  await pass(duration - MOVING - 100);
  expect(screen.getByText(text)).toBeInTheDocument();
  await pass(100 + MOVING);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
}
