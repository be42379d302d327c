import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { storageKeys } from '#lib/storage-keys.ts';
import { timings } from '#lib/timings.ts';
import { adminKey, adminRead, adminReads } from '../../admin-queries.ts';
import { isSamePicture, removePicture, replacePicture } from '../picture/api.ts';
import type { Picture } from '../picture/picture.ts';
import {
  deleteCompanion,
  fetchCoreTraits,
  fetchManagedCompanion,
  saveCompanion,
  setCompanionShown,
} from './api.ts';
import { checkCreate } from './create-check.ts';
import type { CompanionToSave } from './managed-companion.ts';

/** A companion for the edit form: read afresh when the form opens, and not under the hands of whoever types. */
export function managedCompanionQuery(id: string) {
  return queryOptions({
    ...adminReads,
    queryKey: [...adminKey, 'companions', 'one', id],
    queryFn: adminRead((signal) => fetchManagedCompanion(id, signal)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The core traits to choose from (R-ADMIN-24). */
export function coreTraitsQuery() {
  return queryOptions({
    ...adminReads,
    queryKey: [...adminKey, 'core-traits'],
    queryFn: adminRead(fetchCoreTraits),
    gcTime: timings.traits,
  });
}

/** Forgets every copy of a companion that other screens may show. */
function useForgetCompanion() {
  const client = useQueryClient();
  return (id: string) => {
    localStorage.removeItem(storageKeys.cachedCompanions);
    localStorage.removeItem(storageKeys.cachedCompanion(id));
    for (const queryKey of [['companions'], ['companion'], [...adminKey, 'core-traits']]) {
      void client.invalidateQueries({ queryKey });
    }
    client.removeQueries({ queryKey: [...adminKey, 'companions', 'list'] });
  };
}

type Change = {
  toSave: (imageUrl: string | null) => CompanionToSave;
  imageUrl: string | null;
  picture: Picture | null;
};

/** Uploads a newly chosen picture, then saves; the one before, under another name, goes after that (R-ADMIN-26, R-ADMIN-30). */
export function useSaveCompanion(id: string) {
  const forget = useForgetCompanion();
  return useMutation({
    mutationFn: async ({ toSave, imageUrl, picture }: Change) => {
      const newUrl = picture === null ? imageUrl : await replacePicture(id, picture);
      await saveCompanion(id, toSave(newUrl));
      if (imageUrl !== null && newUrl !== null && !isSamePicture(imageUrl, newUrl))
        void removePicture(imageUrl);
    },
    retry: false,
    onSuccess: () => forget(id),
  });
}

/** Makes a public companion and answers its id; never tried twice, or there would be two of them (R-ADMIN-32). */
export function useCreateCompanion() {
  const forget = useForgetCompanion();
  return useMutation({
    mutationFn: async (companion: CompanionToSave) => {
      await checkCreate();
      return saveCompanion(null, companion);
    },
    retry: false,
    onSuccess: forget,
  });
}

/** Deletes a companion, and after it the picture that only it had (R-ADMIN-28). */
export function useDeleteCompanion({ id, image_url }: { id: string; image_url: string | null }) {
  const forget = useForgetCompanion();
  return useMutation({
    mutationFn: () => deleteCompanion(id),
    retry: false,
    onSuccess: () => {
      if (image_url !== null) void removePicture(image_url);
      forget(id);
    },
  });
}

/** Takes a companion out of the catalogue, or puts it back. */
export function useShowCompanion(id: string) {
  const client = useQueryClient();
  const forget = useForgetCompanion();
  return useMutation({
    mutationFn: (isShown: boolean) => setCompanionShown(id, isShown),
    retry: false,
    onSuccess: () => {
      forget(id);
      return client.invalidateQueries({ queryKey: managedCompanionQuery(id).queryKey });
    },
  });
}
