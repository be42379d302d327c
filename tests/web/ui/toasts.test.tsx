import { readdirSync, readFileSync } from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { timings } from '../../../web/src/lib/timings.ts';
import { notify } from '../../../web/src/ui/notify.ts';
import { Toaster } from '../../../web/src/ui/toaster.tsx';

describe('toasts', () => {
  it('[R-SHELL-19] last between 2.5 and 6 s, each of them', () => {
    const spans = [timings.toastShort, timings.toast, timings.toastLong];
    expect(spans.every((span) => span >= 2500 && span <= 6000)).toBe(true);
    const sources = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('lib/timings.ts'))
      .map((file) => readFileSync(`web/src/${file}`, 'utf8'));
    const asked = sources.flatMap((source) => [...source.matchAll(/\b(?:duration|toast): ([\w.]+)/g)]);
    const named = asked.map(([, span]) => span).filter((span) => span !== 'number');
    expect(named.length).toBeGreaterThan(5);
    expect(new Set(named)).toEqual(
      new Set(['timings.toast', 'timings.toastShort', 'timings.toastLong', 'flow.toast']),
    );
  });

  it('none is lost: those asked for before anything could show them appear too', async () => {
    notify.info('Before');
    render(<Toaster duration={4000} />);
    act(() => notify.success('After', { description: 'A second line' }));
    expect(await screen.findByText('Before')).toBeInTheDocument();
    expect(await screen.findByText('After')).toBeInTheDocument();
    expect(screen.getByText('A second line')).toBeInTheDocument();
  });

  it('the same id replaces what it said before', async () => {
    render(<Toaster duration={4000} />);
    act(() => notify.info('Saving', { id: 'save' }));
    expect(await screen.findByText('Saving')).toBeInTheDocument();
    act(() => notify.success('Saved', { id: 'save' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(screen.queryByText('Saving')).not.toBeInTheDocument();
  });

  it('one can offer something to do', async () => {
    const upgrade = vi.fn();
    render(<Toaster duration={4000} />);
    act(() => notify.error('That was all for today.', { action: { label: 'See plans', onClick: upgrade } }));
    await userEvent.click(await screen.findByRole('button', { name: 'See plans' }));
    expect(upgrade).toHaveBeenCalledOnce();
  });
});
