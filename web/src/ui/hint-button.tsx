import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Popover } from './popover.tsx';

type HintButtonProps = {
  /** A few words, which are the button. */
  text: string;
  /** What they mean: shown on a press, beside the button. */
  hint: ReactNode;
  className?: string;
};

/** Words with an explanation behind them. */
export function HintButton({ text, hint, className }: HintButtonProps) {
  return (
    <Popover
      label={text}
      trigger={text}
      triggerClassName={cx('min-h-6 min-w-0 cursor-pointer truncate hover:underline', className)}
      panelClassName="max-w-72 p-4! text-sm text-ink"
    >
      {() => <p role="status">{hint}</p>}
    </Popover>
  );
}
