import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  /** The sentence beside the box. */
  label: ReactNode;
  error?: string | undefined;
  /** The consequence of the choice. */
  hint?: ReactNode;
};

/** A checkbox with its label; `ref` reaches the input, so form libraries can register it. */
export function CheckboxField({ label, error, hint, className, ...rest }: CheckboxFieldProps) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(
    Boolean,
  );
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <label className="flex cursor-pointer items-start gap-3">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={described.length === 0 ? undefined : described.join(' ')}
          className="mt-0.5 size-5 shrink-0 cursor-pointer accent-accent"
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <div id={`${id}-hint`} className="pl-8 text-sm text-muted">
          {hint}
        </div>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="pl-8 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
