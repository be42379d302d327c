import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const kinds = {
  good: { Icon: CircleCheck, color: 'text-success', role: 'status' },
  info: { Icon: Info, color: 'text-accent', role: 'status' },
  warning: { Icon: TriangleAlert, color: 'text-warning', role: 'alert' },
  problem: { Icon: CircleAlert, color: 'text-danger', role: 'alert' },
} as const;

type NoticeProps = {
  kind: keyof typeof kinds;
  children: ReactNode;
  /** A button or link to resolve it. */
  action?: ReactNode;
  className?: string;
};

/** A message about the whole screen that stays as long as it applies; announced when it appears. */
export function Notice({ kind, children, action, className }: NoticeProps) {
  const { Icon, color, role } = kinds[kind];
  return (
    <div
      role={role}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line bg-tint px-4 py-3',
        className,
      )}
    >
      <Icon aria-hidden="true" className={cx('size-5 shrink-0', color)} />
      <div className="min-w-0 flex-1 basis-52 font-medium">{children}</div>
      {action}
    </div>
  );
}
