import type { ReactNode } from 'react';
import { brand } from '#lib/brand.ts';
import { useIsBlocked } from '#shared/current-user.ts';
import { Container } from '#ui/container.tsx';
import { type RecentConversation, RecentConversations } from './recent-conversations.tsx';
import { RecentUpdates } from './recent-updates.tsx';
import { Stats } from './stats.tsx';
import { Welcome } from './welcome.tsx';

type DashboardScreenProps = {
  /** How many favorites the person has; undefined until that is known. */
  favorites: number | undefined;
  /** The newest conversations; undefined until they are there. */
  conversations: RecentConversation[] | undefined;
  conversationsFailed: boolean;
  onRetryConversations: () => void;
  /** The favorites and own companions of the person, from other features. */
  companions: ReactNode;
};

/** The person's own page: who they talk to, what they have, what is new. */
export function DashboardScreen({
  favorites,
  conversations,
  conversationsFailed,
  onRetryConversations,
  companions,
}: DashboardScreenProps) {
  // Whoever is blocked may read nothing of this: what came would be noughts.
  const isBlocked = useIsBlocked();
  return (
    <Container className="flex flex-col gap-12 py-14">
      <title>{`Dashboard | ${brand.name}`}</title>
      <Welcome />
      {!isBlocked && (
        <>
          <Stats favorites={favorites} />
          <RecentConversations
            conversations={conversations}
            failed={conversationsFailed}
            onRetry={onRetryConversations}
          />
          {companions}
          <RecentUpdates />
        </>
      )}
    </Container>
  );
}
