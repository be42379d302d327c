import { cx } from './cx.ts';

/** A placeholder of the real thing's size while it loads; `className` gives the size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('skeleton', className)} />;
}
