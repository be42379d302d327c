import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { timings } from '#lib/timings.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { LazyBoundary } from '../../../web/src/app/lazy-boundary.tsx';
import { scriptBackend } from '../support/auth-service.ts';
import { allowConsoleError } from '../support/console-errors.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const soon = () => act(() => vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  vi.useFakeTimers();
  scriptBackend({ 'POST /rest/v1/error_reports': { status: 204, json: null } });
});

function open(load: () => Promise<{ default: typeof Greeting }>) {
  const LateGreeting = lazyPart(load);
  render(
    <>
      <p>The page</p>
      <LazyBoundary>
        <LateGreeting name="Nadia" />
      </LazyBoundary>
    </>,
  );
}

it('a part that comes later stands in its place once it is there', async () => {
  open(async () => ({ default: Greeting }));
  expect(screen.getByText('The page')).toBeVisible();
  await soon();
  expect(screen.getByText('Hello Nadia')).toBeVisible();
});

it('a part that cannot be fetched leaves the page alone and is fetched again', async () => {
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

it('a part that cannot be drawn leaves the page alone', async () => {
  const Broken = (): never => {
    throw new Error('broken');
  };
  open(async () => ({ default: Broken }));
  await soon();
  expect(screen.getByText('The page')).toBeVisible();
  allowConsoleError();
});
