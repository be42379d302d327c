import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** A small label. */
export function Chip({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      {...rest}
      className={cx(
        'inline-flex items-center gap-1 rounded-full border border-line bg-tint px-3 py-1 text-xs font-semibold',
        className,
      )}
    />
  );
}
