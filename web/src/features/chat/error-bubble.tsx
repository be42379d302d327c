import { RotateCcw } from 'lucide-react';
import { Button } from '#ui/button.tsx';

type ErrorBubbleProps = { text: string; onRetry: (() => void) | undefined };

/** What went wrong, in the companion's place; it is not stored (R-CHAT-12). */
export function ErrorBubble({ text, onRetry }: ErrorBubbleProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 pt-2 sm:pl-10">
      <p className="max-w-[82%] rounded-lg rounded-bl-sm border border-danger bg-raised px-4 py-2.5 text-danger wrap-anywhere">
        Error: {text}
      </p>
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          <RotateCcw aria-hidden="true" className="size-4" />
          Retry
        </Button>
      )}
    </div>
  );
}
