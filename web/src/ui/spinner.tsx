import { cx } from './cx.ts';

/** A turning ring. With a `label` it is announced, without one it is decoration. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const ring = (
    <span
      aria-hidden="true"
      className={cx(
        'spinner inline-block shrink-0 rounded-full border-2 border-current border-r-transparent',
        className ?? 'size-5',
      )}
    />
  );
  if (label === undefined) return ring;
  return (
    <span role="status" className="inline-flex items-center gap-3 text-muted">
      {ring}
      {label}
    </span>
  );
}
