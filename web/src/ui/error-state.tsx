import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type ErrorStateProps = {
  title: string;
  text?: ReactNode;
  onRetry?: () => void;
  /** The word on the button; 'Retry' unless the screen asks for another. */
  retryLabel?: string;
};

/** Something could not be loaded: what, why as far as it is known, and the way to try again. */
export function ErrorState({ title, text, onRetry, retryLabel = 'Retry' }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff />}
        title={title}
        text={text}
        action={onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
      />
    </div>
  );
}
