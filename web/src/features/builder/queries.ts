import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { deleteOwnCompanion, fetchOwnCompanions, saveOwnCompanion } from './api.ts';
import { writeOwnCompanionsCopy } from './local-copy.ts';
import type { Settings } from './own-companion.ts';

/** The companions a person has built, newest first; asked again on every mount and focus, for other devices. */
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
export function saveCompanionMutation(client: QueryClient, userId: string) {
  return mutationOptions({
    mutationFn: ({ id, isNew, settings }: Save) => saveOwnCompanion(id, isNew, settings),
    onSuccess: () => void client.invalidateQueries(builtCompanionsQuery(userId)),
  });
}

/** Removes a companion with its chat. */
export function deleteCompanionMutation(client: QueryClient, userId: string) {
  return mutationOptions({
    mutationFn: (id: string) => deleteOwnCompanion(userId, id),
    onSuccess: () => void client.invalidateQueries(builtCompanionsQuery(userId)),
  });
}
