import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConsentPurpose } from '#contracts/consents.ts';
import { saveFile } from '#lib/save-file.ts';
import { notify } from '#ui/notify.ts';
import { deleteAccount, fetchArchive, fetchConsents, type Receipt, saveConsent } from './api.ts';
import { clearLocalData } from './clear-local-data.ts';

export function consentsQuery(userId: string) {
  return queryOptions({
    queryKey: ['consents', userId],
    queryFn: ({ signal }) => fetchConsents(userId, signal),
    refetchOnMount: 'always',
  });
}

/** Gives a consent or takes it back; a toast says when it could not be saved. */
export function useSaveConsent(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ purpose, given }: { purpose: ConsentPurpose; given: boolean }) =>
      saveConsent(purpose, given),
    onError: () => notify.error('That could not be saved. Please try again.'),
    onSettled: () => client.invalidateQueries(consentsQuery(userId)),
  });
}

/** Downloads everything about the person. Not repeated: the archive can be made once an hour. */
export function useExportData() {
  return useMutation({
    mutationFn: fetchArchive,
    retry: false,
    onSuccess: ({ name, content }) => saveFile(name, content),
  });
}

/**
 * Deletes the account, and then what this browser keeps of it. `onDeleted` is called in the same step: the end of the
 * session takes the page that called this away.
 */
export function useDeleteAccount(onDeleted: (receipt: Receipt) => unknown) {
  return useMutation({
    mutationFn: deleteAccount,
    retry: false,
    onSuccess: (receipt) => {
      clearLocalData();
      return onDeleted(receipt);
    },
  });
}
