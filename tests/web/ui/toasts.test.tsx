import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { timings } from '#lib/timings.ts';
import { notify, type ToastDuration } from '#ui/notify.ts';
import { Toaster } from '#ui/toaster.tsx';
import { expectShownFor } from '../support/toasts.ts';

describe('toasts', () => {
  // Loads the code of the toasts, for which a test with a fake clock does not wait.
  beforeAll(async () => {
    render(<Toaster duration={timings.toast} />);
    act(() => notify.info('Loaded'));
    await screen.findByText('Loaded');
    cleanup();
  });

  // The type of a duration allows no other.
  it.each<ToastDuration>([timings.toastShort, timings.toast, timings.toastLong])(
    '[R-SHELL-19] of %i ms are shown for that time, between 2.5 and 6 s, and then removed',
    async (duration) => {
      expect(duration).toBeGreaterThanOrEqual(2500);
      expect(duration).toBeLessThanOrEqual(6000);
      vi.useFakeTimers();
      render(<Toaster duration={timings.toast} />);
      act(() => notify.info('Saved', { duration }));
      await expectShownFor('Saved', duration);
    },
  );

  it('[R-SHELL-19] are shown for 4 s by default', async () => {
    vi.useFakeTimers();
    render(<Toaster duration={timings.toast} />);
    act(() => notify.info('Saved'));
    await expectShownFor('Saved', 4000);
  });

  it('appear even if they were requested before the page could show them', async () => {
    notify.info('Before');
    render(<Toaster duration={4000} />);
    act(() => notify.success('After', { description: 'A second line' }));
    expect(await screen.findByText('Before')).toBeInTheDocument();
    expect(await screen.findByText('After')).toBeInTheDocument();
    expect(screen.getByText('A second line')).toBeInTheDocument();
  });

  it('replace an earlier toast with the same id', async () => {
    render(<Toaster duration={4000} />);
    act(() => notify.info('Saving', { id: 'save' }));
    expect(await screen.findByText('Saving')).toBeInTheDocument();
    act(() => notify.success('Saved', { id: 'save' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(screen.queryByText('Saving')).not.toBeInTheDocument();
  });

  it('can have an action', async () => {
    const upgrade = vi.fn();
    render(<Toaster duration={4000} />);
    act(() => notify.error('That was all for today.', { action: { label: 'See plans', onClick: upgrade } }));
    await userEvent.click(await screen.findByRole('button', { name: 'See plans' }));
    expect(upgrade).toHaveBeenCalledOnce();
  });
});
