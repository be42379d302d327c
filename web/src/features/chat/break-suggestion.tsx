import { Coffee } from 'lucide-react';
import { Button } from '#ui/button.tsx';

/** After an hour of chatting: a kind word for the world outside. */
export function BreakSuggestion({ onDismiss }: { onDismiss: () => void }) {
  return (
    <div
      role="status"
      className="mx-auto mb-3 flex w-full max-w-192 flex-wrap items-center gap-3 rounded-md border border-line bg-raised p-4 shadow-soft"
    >
      <Coffee aria-hidden="true" className="size-6 shrink-0 text-accent" />
      <p className="min-w-48 flex-1">
        <span className="font-medium">You've been chatting for an hour.</span>{' '}
        <span className="text-muted">How about a glass of water and a stretch?</span>
      </p>
      <Button size="sm" onClick={onDismiss}>
        Keep chatting
      </Button>
    </div>
  );
}
