import { dayLabel } from './clock.ts';

export function DaySeparator({ at }: { at: string }) {
  return (
    <p className="flex items-center gap-3 py-2 text-xs font-semibold text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <time dateTime={at.slice(0, 10)}>{dayLabel(at)}</time>
    </p>
  );
}
