import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { ChatContext } from './chat-context.ts';
import { loadOlderMessages } from './queries.ts';

export type OlderMessages = { load: () => void; isLoading: boolean; isError: boolean };

/** Loads the page before the oldest held message, one page at a time. */
export function useOlderMessages({ client, userId, companionId }: ChatContext): OlderMessages {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => loadOlderMessages(client, userId, companionId),
  });
  const busy = useRef(false);
  const load = useCallback(() => {
    if (busy.current) return;
    busy.current = true;
    mutate(undefined, {
      onSettled: () => {
        busy.current = false;
      },
    });
  }, [mutate]);
  return { load, isLoading: isPending, isError };
}
