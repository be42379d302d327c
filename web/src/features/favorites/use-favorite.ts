import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { timings } from '#lib/timings.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import { plansQuery } from '#shared/plans.ts';
import { notify } from '#ui/notify.ts';
import { type FavoriteChange, favoritesQuery, useToggleFavorite } from './queries.ts';
import { hasNoFavorites, type Place, type Refusal, refusalBeforeCall, refusalByServer } from './rules.ts';

export type Favorite = {
  isFavorite: boolean;
  /** Whether it is still being read what a click may do; until then a click only says so. */
  loading: boolean;
  /** Whether the plan has no favorites, so that the heart only explains itself. */
  unavailable: boolean;
  toggle: () => void;
};

/**
 * The state of one companion's favorite button and what a click does. `onChanged` is called when the server has saved
 * the change, so that a chat can ask whether it is saved now.
 */
export function useFavorite(
  companion: { id: string; name: string },
  place: Place,
  onChanged?: () => void,
): Favorite {
  const navigate = useNavigate();
  const userId = useSession().user?.id ?? '';
  const signedIn = userId !== '';
  const favorites = useQuery({ ...favoritesQuery(userId), enabled: signedIn });
  const user = useQuery({ ...currentUserQuery(userId), enabled: signedIn });
  const plans = useQuery(plansQuery());

  const plan = plans.data?.find(({ tier }) => tier === user.data?.subscription_tier);
  const isFavorite = favorites.data?.includes(companion.id) ?? false;
  const failed = [favorites, user, plans].some((query) => query.isError && query.data === undefined);
  const ready = plan !== undefined && favorites.data !== undefined;
  const facts = {
    place,
    signedIn,
    userData: ready ? 'ready' : failed ? 'failed' : 'loading',
    limit: plan?.favorites,
    isFavorite,
  } as const;

  const explain = ({ text, upgrade }: Refusal) =>
    notify.error(text, {
      id: `favorite-${companion.id}`,
      duration: timings.toast,
      ...(upgrade && { action: { label: 'See plans', onClick: () => navigate(paths.pricing) } }),
    });

  const onSaved = ({ add }: FavoriteChange) => {
    const text = add
      ? `${companion.name} is one of your favorites now.`
      : `${companion.name} is no longer a favorite.`;
    notify.success(text, { id: `favorite-${companion.id}`, duration: timings.toast });
    onChanged?.();
  };
  const toggle = useToggleFavorite(userId, {
    onSaved,
    onRefused: (error) => explain(refusalByServer(error, place, plan)),
  });

  return {
    isFavorite,
    loading: signedIn && facts.userData === 'loading',
    unavailable: hasNoFavorites(facts),
    toggle: () => {
      const refusal = refusalBeforeCall(facts);
      if (refusal) explain(refusal);
      else toggle.mutate({ companionId: companion.id, add: !isFavorite });
    },
  };
}
