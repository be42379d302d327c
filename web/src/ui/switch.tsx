import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> & {
  label: string;
  checked: boolean;
};

/** Something that is on or off at once, without a button to save; its label is shown by what stands beside it. */
export function Switch({ label, checked, className, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      aria-label={label}
      className={cx(
        'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken',
        'transition-colors duration-150 checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:opacity-55',
        'before:absolute before:top-0.5 before:left-0.5 before:size-5.5 before:rounded-full before:bg-line-strong before:transition-transform before:duration-150',
        'checked:before:translate-x-5 checked:before:bg-raised forced-colors:appearance-auto forced-colors:before:hidden',
        className,
      )}
    />
  );
}
