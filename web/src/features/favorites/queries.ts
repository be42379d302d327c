import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyOtherTabs } from '#lib/other-tabs.ts';
import { onFirstMount } from '#lib/read-again.ts';
import { exponentialBackoff, retryUpTo } from '#lib/retry.ts';
import { retries, timings } from '#lib/timings.ts';
import { followsPlan } from '#shared/plan-changes.ts';
import { addFavorite, fetchFavoriteCompanions, fetchFavorites, removeFavorite } from './api.ts';

/** The ids of a person's favorites, newest first; read again on every mount and focus (R-CACHE-02). */
export function favoritesQuery(userId: string) {
  return queryOptions({
    queryKey: ['favorites', userId],
    queryFn: ({ signal }) => fetchFavorites(userId, signal),
    staleTime: timings.favoritesFresh,
    refetchOnMount: onFirstMount,
    refetchOnWindowFocus: true,
    meta: followsPlan,
  });
}

/** The same favorites with what a list shows of them; read again whenever the ids are. */
export function favoriteCompanionsQuery(userId: string) {
  return queryOptions({
    queryKey: [...favoritesQuery(userId).queryKey, 'companions'],
    queryFn: ({ signal }) => fetchFavoriteCompanions(userId, signal),
    staleTime: timings.favoritesFresh,
    refetchOnMount: onFirstMount,
    meta: followsPlan,
  });
}

/** A change of one heart: `add` true makes the companion a favorite, false removes it. */
export type FavoriteChange = { companionId: string; add: boolean };

const mutationKey = ['favorites', 'toggle'];

type ChangeListeners = {
  onSaved: (change: FavoriteChange) => void;
  onRefused: (error: Error) => void;
};

/**
 * Adds or removes one favorite. The page shows the change at once and takes it back on an error (R-FAV-02); changes go
 * to the server one after the other. The listeners are called even when the heart is no longer on the screen.
 */
export function useToggleFavorite(userId: string, { onSaved, onRefused }: ChangeListeners) {
  const client = useQueryClient();
  const { queryKey } = favoritesQuery(userId);
  const show = ({ companionId, add }: FavoriteChange) =>
    client.setQueryData(queryKey, (ids = []) => {
      const others = ids.filter((id) => id !== companionId);
      return add ? [companionId, ...others] : others;
    });
  return useMutation({
    mutationKey,
    scope: { id: 'favorites' },
    mutationFn: ({ companionId, add }: FavoriteChange) =>
      add ? addFavorite(userId, companionId) : removeFavorite(userId, companionId),
    retry: retryUpTo(retries.favorite),
    retryDelay: exponentialBackoff(timings.favoriteBackoff, timings.favoriteBackoffMax),
    onMutate: async (change: FavoriteChange) => {
      await client.cancelQueries({ queryKey });
      show(change);
    },
    onSuccess: (_nothing, change) => onSaved(change),
    onError: (error: Error, change) => {
      show({ ...change, add: !change.add });
      onRefused(error);
    },
    onSettled: () => {
      notifyOtherTabs(queryKey);
      if (client.isMutating({ mutationKey }) === 1) return client.invalidateQueries({ queryKey });
    },
  });
}
