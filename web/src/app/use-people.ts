import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session.ts';
import { useEverTrue } from '#lib/use-ever-true.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import { useShownPlan } from '#shared/shown-plan.ts';
import { conversationsQuery } from '../features/chat/queries.ts';
import { companionsQuery, ownCompanionsQuery } from '../features/companions/queries.ts';
import { favoriteCompanionsQuery, favoritesQuery } from '../features/favorites/queries.ts';

/**
 * The people of a member: their conversations, and the ids of all whom they have met. `isReady` once all of them are
 * read, or could not be: they are shown together, so that nothing moves while the rest arrives (R-FIRST-22).
 */
export function usePeople() {
  const userId = useSession().user?.id ?? '';
  const conversations = useInfiniteQuery(conversationsQuery(userId));
  const shownPlan = useShownPlan(userId);
  const favorites = useQuery(favoritesQuery(userId));
  const others = [
    favorites,
    useQuery(currentUserQuery(userId)),
    useQuery(favoriteCompanionsQuery(userId)),
    useQuery(ownCompanionsQuery(userId)),
    useQuery(companionsQuery()),
  ];
  const isRead =
    [conversations, ...others].every(({ isPending }) => !isPending) &&
    (shownPlan.plan !== undefined || shownPlan.failed);
  const rows = conversations.data?.pages.flatMap((page) => page.rows);
  const met = [...(rows?.map(({ companion }) => companion.id) ?? []), ...(favorites.data ?? [])];
  // Reading again after a failure, the people stay.
  return { conversations, rows, met, shownPlan, isReady: useEverTrue(isRead) };
}

export type MembersPeople = ReturnType<typeof usePeople>;
