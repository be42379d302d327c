import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteOwnCompanion, fetchOwnCompanions, saveOwnCompanion } from './api.ts';
import { writeOwnCompanionsCopy } from './local-copy.ts';
import type { Settings } from './own-companion.ts';

/** The companions a person has built, newest first; read again on every mount and focus, because of other devices. */
export function builtCompanionsQuery(userId: string) {
  return queryOptions({
    queryKey: ['built-companions', userId],
    queryFn: async ({ signal }) => {
      const companions = await fetchOwnCompanions(userId, signal);
      writeOwnCompanionsCopy(companions);
      return companions;
    },
    refetchOnMount: 'always',
  });
}

export type Save = { id: string; isNew: boolean; settings: Settings };

/** Makes or changes a companion. */
export function useSaveCompanion(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isNew, settings }: Save) => saveOwnCompanion(id, isNew, settings),
    onSuccess: () => void client.invalidateQueries(builtCompanionsQuery(userId)),
  });
}

/** Deletes a companion with its chat. */
export function useDeleteCompanion(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteOwnCompanion(userId, id),
    onSuccess: () => void client.invalidateQueries(builtCompanionsQuery(userId)),
  });
}
