import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

type HintButtonProps = {
  /** A few words, which are the button. */
  children: ReactNode;
  /** What they mean: shown on a press, beside the button. */
  hint: ReactNode;
  className?: string;
};

/** Words with an explanation behind them, on the native popover: Escape and a click elsewhere close it. */
export function HintButton({ children, hint, className }: HintButtonProps) {
  const id = useId();
  const anchorName = `--hint-${id}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        style={{ anchorName }}
        className={cx('min-h-6 min-w-0 cursor-pointer truncate hover:underline', className)}
      >
        {children}
      </button>
      <div
        id={id}
        popover="auto"
        className="menu max-w-72 p-4! text-sm text-ink"
        style={{ positionAnchor: anchorName }}
      >
        {hint}
      </div>
    </>
  );
}
