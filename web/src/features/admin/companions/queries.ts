import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CatalogueVisibility } from '#contracts/visibility.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { timings } from '#lib/timings.ts';
import { reportsKey } from '../inbox/reports/queries.ts';
import { adminKey, adminListQuery, adminReads } from '../queries.ts';
import {
  deleteCompanion,
  fetchCoreTraits,
  fetchManagedCompanion,
  fetchModels,
  listCompanions,
  saveCompanion,
  setRetirement,
  setVisibility,
} from './api.ts';
import type { CompanionToSave } from './companion.ts';
import { checkCreate } from './editor/create-check.ts';
import { listVersions, restoreVersion } from './history/api.ts';
import { isSamePicture, removePicture, replacePicture } from './picture/api.ts';
import type { Picture } from './picture/picture.ts';

const companionListKey = [...adminKey, 'companions', 'list'] as const;

/** Every companion an admin sees, 20 at a time (R-ADMIN-21). */
export function companionListQuery() {
  return adminListQuery(companionListKey, listCompanions);
}

/** A companion for the edit form: read when the form opens, and never again while somebody types into it. */
export function managedCompanionQuery(id: string) {
  return queryOptions({
    ...adminReads,
    queryKey: [...adminKey, 'companions', 'one', id],
    queryFn: ({ signal }) => fetchManagedCompanion(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The versions of a companion, 20 at a time; read again whenever they are shown: a save has made one (R-SELF-05). */
export function versionsQuery(companionId: string) {
  return infiniteQueryOptions({
    ...adminReads,
    queryKey: [...adminKey, 'companions', 'versions', companionId],
    queryFn: ({ pageParam, signal }) => listVersions(companionId, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
}

/** The core traits to choose from (R-ADMIN-24). */
export function coreTraitsQuery() {
  return queryOptions({
    ...adminReads,
    queryKey: [...adminKey, 'core-traits'],
    queryFn: ({ signal }) => fetchCoreTraits(signal),
    gcTime: timings.traits,
  });
}

/** The models to search in; a failure leaves the list empty, and the form says so (R-ADMIN-37). */
export function modelsQuery() {
  return queryOptions({
    ...adminReads,
    queryKey: [...adminKey, 'models'],
    queryFn: ({ signal }) => fetchModels(signal),
  });
}

/** Drops every copy of a companion that other screens may show. */
function useDropCopies() {
  const client = useQueryClient();
  return (id: string) => {
    localStorage.removeItem(storageKeys.cachedCompanions);
    localStorage.removeItem(storageKeys.cachedCompanion(id));
    for (const queryKey of [['companions'], ['companion'], [...adminKey, 'core-traits']]) {
      void client.invalidateQueries({ queryKey });
    }
    client.removeQueries({ queryKey: companionListKey });
  };
}

type Change = {
  toSave: (imageUrl: string | null) => CompanionToSave;
  imageUrl: string | null;
  picture: Picture | null;
};

/** Uploads a newly chosen picture, saves, and then removes the picture before it (R-ADMIN-26, R-ADMIN-30). */
export function useSaveCompanion(id: string) {
  const dropCopies = useDropCopies();
  return useMutation({
    mutationFn: async ({ toSave, imageUrl, picture }: Change) => {
      const newUrl = picture === null ? imageUrl : await replacePicture(id, picture);
      await saveCompanion(id, toSave(newUrl));
      if (imageUrl !== null && newUrl !== null && !isSamePicture(imageUrl, newUrl))
        void removePicture(imageUrl);
    },
    retry: false,
    onSuccess: () => dropCopies(id),
  });
}

/** Makes a public companion and returns its id; never sent twice, or there would be two of them (R-ADMIN-32). */
export function useCreateCompanion() {
  const dropCopies = useDropCopies();
  return useMutation({
    mutationFn: async (companion: CompanionToSave) => {
      await checkCreate();
      return saveCompanion(null, companion);
    },
    retry: false,
    onSuccess: dropCopies,
  });
}

/** Deletes a companion, and after it the picture that only it had (R-ADMIN-28). */
export function useDeleteCompanion({ id, image_url }: { id: string; image_url: string | null }) {
  const dropCopies = useDropCopies();
  return useMutation({
    mutationFn: () => deleteCompanion(id),
    retry: false,
    onSuccess: () => {
      if (image_url !== null) void removePicture(image_url);
      dropCopies(id);
    },
  });
}

/** Makes an older version the newest; done when the companion and its versions have been read again. */
export function useRestoreVersion(id: string) {
  const client = useQueryClient();
  const dropCopies = useDropCopies();
  return useMutation({
    mutationFn: restoreVersion,
    retry: false,
    onSuccess: () => {
      dropCopies(id);
      return Promise.all([
        client.invalidateQueries(managedCompanionQuery(id)),
        client.invalidateQueries(versionsQuery(id)),
      ]);
    },
  });
}

/** Sets the time a companion retires at, null to call it off; done when the screen shows it. */
export function useSetRetirement(id: string) {
  const client = useQueryClient();
  const dropCopies = useDropCopies();
  return useMutation({
    mutationFn: (retiresAt: string | null) => setRetirement(id, retiresAt),
    retry: false,
    onSuccess: () => {
      dropCopies(id);
      return client.invalidateQueries(managedCompanionQuery(id));
    },
  });
}

/** Takes a companion out of the catalogue, or puts it back; done when the screen shows it. */
export function useSetVisibility(id: string) {
  const client = useQueryClient();
  const dropCopies = useDropCopies();
  return useMutation({
    mutationFn: (visibility: CatalogueVisibility) => setVisibility(id, visibility),
    retry: false,
    onSuccess: () => {
      dropCopies(id);
      return Promise.all([
        client.invalidateQueries(managedCompanionQuery(id)),
        client.invalidateQueries({ queryKey: reportsKey }),
      ]);
    },
  });
}
