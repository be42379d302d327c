import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** A choice that is on or off, such as one filter of several. */
export function ChipButton({ pressed, className, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={cx(
        'min-h-10 cursor-pointer rounded-full border px-4 text-sm font-semibold transition-colors duration-150',
        'disabled:cursor-not-allowed disabled:opacity-55',
        pressed
          ? 'border-transparent bg-ink text-surface'
          : 'border-line-strong bg-raised hover:border-accent',
        className,
      )}
    />
  );
}
