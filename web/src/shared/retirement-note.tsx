import { CalendarClock } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { retirementText } from './retirement.ts';

type RetirementNoteProps = { retiresAt: string | null; className?: string };

/** The day a companion retires on, or that it has come; nothing for one who stays (R-SELF-06). */
export function RetirementNote({ retiresAt, className }: RetirementNoteProps) {
  const text = retirementText(retiresAt);
  if (text === null) return null;
  return (
    <p className={cx('flex items-center gap-1.5 text-sm font-semibold', className)}>
      <CalendarClock aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </p>
  );
}
