import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { timings } from '#lib/timings.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { LazyBoundary } from '../../../web/src/shared/lazy-boundary.tsx';
import { scriptBackend } from '../support/auth-service.ts';
import { allowConsoleError } from '../support/console-errors.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const soon = () => act(() => vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  vi.useFakeTimers();
  scriptBackend({ 'POST /rest/v1/error_reports': { status: 204, json: null } });
});

function open(load: () => Promise<{ default: typeof Greeting }>) {
  const LateGreeting = lazyPart('default', load);
  render(
    <>
      <p>The page</p>
      <LazyBoundary>
        <LateGreeting name="Nadia" />
      </LazyBoundary>
    </>,
  );
}

it('a lazy part is rendered once it is loaded', async () => {
  open(async () => ({ default: Greeting }));
  expect(screen.getByText('The page')).toBeVisible();
  await soon();
  expect(screen.getByText('Hello Nadia')).toBeVisible();
});

it('a lazy part that fails to load leaves the page intact and is loaded again', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: Greeting });
  open(load);
  await soon();
  expect(screen.getByText('The page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  allowConsoleError();
  await act(() => vi.advanceTimersByTimeAsync(timings.lazyRetry - 1));
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Hello Nadia')).toBeVisible();
  expect(screen.getByText('The page')).toBeVisible();
});

it('a lazy part that fails to render leaves the page intact', async () => {
  const Broken = (): never => {
    throw new Error('broken');
  };
  open(async () => ({ default: Broken }));
  await soon();
  expect(screen.getByText('The page')).toBeVisible();
  allowConsoleError();
});
