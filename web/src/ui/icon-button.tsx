import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Tooltip } from './tooltip.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What the button does; its accessible name and its tooltip. */
  label: string;
  size?: 'md' | 'sm';
};

/** A round button that shows an icon only. */
export function IconButton({ label, size = 'md', className, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={cx(
          'inline-flex shrink-0 cursor-pointer items-center justify-center rounded-full transition-colors duration-150',
          'hover:bg-tint disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
          size === 'md' ? 'size-11 [&_svg]:size-5' : 'size-8 [&_svg]:size-4',
          className,
        )}
      >
        {children}
      </button>
    </Tooltip>
  );
}
