import { useMutation } from '@tanstack/react-query';
import { saveFile } from '#lib/save-file.ts';
import { deleteAccount, fetchArchive, type Receipt } from './api.ts';
import { clearLocalData } from './clear-local-data.ts';

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
