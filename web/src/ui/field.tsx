import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type FieldText = {
  label: string;
  /** Advice under the control. */
  hint?: ReactNode;
  /** What is wrong and what to do about it. */
  error?: string | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
};

export const controlClass =
  'w-full rounded-md border border-line-strong bg-raised px-4 py-2.5 text-base text-ink placeholder:text-muted ' +
  'transition-colors duration-150 hover:border-accent disabled:cursor-not-allowed disabled:opacity-55 ' +
  'aria-invalid:border-danger';

/** The attributes that tie a control to its hint and error. */
export function describedBy(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': ids.length === 0 ? undefined : ids.join(' '),
  } as const;
}

/**
 * Label, control, hint and error of one form field, in this order. The error is no alert: a form that is not sent moves
 * the focus to its first wrong field, and the error is the description of that field.
 */
export function Field({
  id,
  label,
  hint,
  error,
  hideLabel = false,
  children,
}: FieldText & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={cx('text-sm font-semibold', hideLabel && 'sr-only')}>
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <div id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </div>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
