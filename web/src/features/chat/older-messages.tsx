import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import type { OlderMessages } from './use-older-messages.ts';

/** Stands above the oldest message: loads the ones before it as soon as it comes into view. */
export function OlderMessagesRow({ older }: { older: OlderMessages }) {
  const { load, isLoading, isError } = older;
  useEffect(() => {
    if (!isError) load();
  }, [load, isError]);
  return (
    <div className="flex flex-col items-center gap-2 py-2 text-sm text-muted">
      {isError && <p role="alert">Earlier messages could not be loaded.</p>}
      <Button size="sm" variant="quiet" busy={isLoading} onClick={load}>
        {isLoading ? 'Loading earlier messages' : 'Load earlier messages'}
      </Button>
    </div>
  );
}
