import { useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session.ts';
import { conversationsQuery } from '../features/chat/queries.ts';
import { OwnCompanions } from '../features/companions/own-companions.tsx';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { FavoriteCompanions } from '../features/favorites/favorite-companions.tsx';
import { useFavoriteCount } from '../features/favorites/use-favorite-count.ts';

/** The dashboard with the user's conversations, favorites and own companions. */
export function DashboardRoute() {
  const userId = useSession().user?.id ?? '';
  const conversations = useInfiniteQuery(conversationsQuery(userId));
  return (
    <DashboardScreen
      favorites={useFavoriteCount()}
      conversations={conversations.data?.pages[0]}
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
