import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchCustomisation, removeCustomisation, saveCustomisation } from './api.ts';
import type { Choices } from './customisation.ts';
import { writeCustomisationCopy } from './local-copy.ts';

/**
 * This person's customisation of a companion, null without one; read again on every mount and focus, because of other
 * devices.
 */
export function customisationQuery(userId: string, companionId: string) {
  return queryOptions({
    queryKey: ['customisation', userId, companionId],
    queryFn: async ({ signal }) => {
      const row = await fetchCustomisation(userId, companionId, signal);
      writeCustomisationCopy(companionId, row);
      return row;
    },
    refetchOnMount: 'always',
  });
}

/** Saves the choices, or with null goes back to the companion's own. */
export function useSaveCustomisation(userId: string, companionId: string) {
  const client = useQueryClient();
  const { queryKey } = customisationQuery(userId, companionId);
  return useMutation({
    mutationFn: async (chosen: Choices | null) => {
      if (chosen !== null) return saveCustomisation(userId, companionId, chosen);
      await removeCustomisation(userId, companionId);
      return null;
    },
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (row) => {
      writeCustomisationCopy(companionId, row);
      client.setQueryData(queryKey, row);
    },
  });
}
