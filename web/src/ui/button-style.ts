import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm';

const shape =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-full font-semibold text-center no-underline ' +
  'transition-[transform,background-color,border-color,box-shadow,filter] duration-150 active:translate-y-px ' +
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-11 px-6 py-2 text-base',
  sm: 'min-h-9 px-4 py-1 text-sm',
};

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-glow text-on-glow shadow-soft hover:shadow-lifted hover:brightness-108',
  secondary: 'border border-line-strong bg-raised text-ink hover:border-accent hover:text-accent',
  quiet: 'text-ink hover:bg-tint',
  danger: 'bg-danger text-on-danger hover:brightness-108',
};

/** The classes that buttons and links share. */
export function buttonClass({
  variant = 'secondary',
  size = 'md',
  className,
}: {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}): string {
  return cx(shape, sizes[size], variants[variant], className);
}
