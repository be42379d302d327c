import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session.ts';
import { conversationsQuery } from '../features/chat/queries.ts';
import { OwnCompanions } from '../features/companions/own-companions.tsx';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { FavoriteCompanions } from '../features/favorites/favorite-companions.tsx';
import { favoritesQuery } from '../features/favorites/queries.ts';

/** The dashboard with the user's conversations, favorites and own companions. */
export function DashboardRoute() {
  const userId = useSession().user?.id ?? '';
  const favorites = useQuery(favoritesQuery(userId));
  const conversations = useInfiniteQuery(conversationsQuery(userId));
  return (
    <DashboardScreen
      favorites={favorites.data?.length}
      conversations={conversations.data?.pages[0]?.rows}
      conversationsFailed={conversations.isError}
      onRetryConversations={() => void conversations.refetch()}
      companions={
        <>
          <FavoriteCompanions />
          <OwnCompanions />
        </>
      }
    />
  );
}
