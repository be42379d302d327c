import { Clock3 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { arriving, readerBubble } from './bubble-style.ts';

type WaitingBubbleProps = { text: string; onTakeBack: () => void };

/** A message that was written without a connection and has not gone out yet. */
export function WaitingBubble({ text, onTakeBack }: WaitingBubbleProps) {
  return (
    <article aria-label="You, waiting for a connection" className="flex flex-col items-end gap-1 pt-3">
      <p
        className={cx(
          'max-w-[86%] px-4 py-2.5 whitespace-pre-wrap wrap-anywhere sm:max-w-[72%]',
          readerBubble,
          arriving,
        )}
      >
        {text}
      </p>
      <p className="flex items-center gap-2 text-sm text-muted">
        <Clock3 aria-hidden="true" className="size-4" />
        <span>Waiting for a connection</span>
        <Button size="sm" variant="quiet" onClick={onTakeBack}>
          Take back
        </Button>
      </p>
    </article>
  );
}
