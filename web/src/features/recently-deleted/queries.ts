import { infiniteQueryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { keysetPaging } from '#lib/keyset.ts';
import { timings } from '#lib/timings.ts';
import { followsMessages, readMessagesAgain } from '#shared/message-changes.ts';
import { notify } from '#ui/notify.ts';
import { fetchDeleted, purgeDeleted, restoreDeleted } from './api.ts';

/** What was deleted in the last seven days, newest first. */
export function deletedQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['deleted', userId],
    queryFn: ({ pageParam, signal }) => fetchDeleted(pageParam, signal),
    ...keysetPaging,
    refetchOnMount: 'always',
    meta: followsMessages,
  });
}

/** Brings an item back; `onDone` is called when it has left the list. */
export function useRestore(userId: string, onDone: (id: string) => void) {
  return useChange(userId, restoreDeleted, onDone);
}

/** Removes an item for good; `onDone` is called when it has left the list. */
export function usePurge(userId: string, onDone: (id: string) => void) {
  return useChange(userId, purgeDeleted, onDone);
}

function useChange(userId: string, change: (id: string) => Promise<void>, onDone: (id: string) => void) {
  const client = useQueryClient();
  const removeFromList = (id: string) => {
    removeItem(client, userId, id);
    void readMessagesAgain(client);
  };
  return useMutation({
    mutationFn: change,
    onSuccess: (_nothing, id: string) => {
      removeFromList(id);
      onDone(id);
    },
    onError: (error: Error, id) => {
      if (!(error instanceof ApiError) || error.code !== 'not_found') return;
      removeFromList(id);
      notify.info('This was restored or deleted for good already.', { duration: timings.toast });
    },
  });
}

function removeItem(client: QueryClient, userId: string, id: string): void {
  client.setQueryData(
    deletedQuery(userId).queryKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, rows: page.rows.filter((row) => row.id !== id) })),
      },
  );
}
