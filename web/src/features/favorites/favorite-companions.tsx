import { useQuery } from '@tanstack/react-query';
import { HeartOff, Sparkles } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { useShownPlan } from '#shared/shown-plan.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FavoriteCard } from './favorite-card.tsx';
import { favoriteCompanionsQuery, favoritesQuery } from './queries.ts';

/** The person's favorites on plans that include them (R-DASH-04), and an explanation on the others (R-DASH-06). */
export function FavoriteCompanions() {
  const userId = useSession().user?.id ?? '';
  const { plan, failed } = useShownPlan(userId);
  const favorites = useQuery(favoritesQuery(userId));
  const companions = useQuery(favoriteCompanionsQuery(userId));
  const ids = favorites.data;

  if (failed || [favorites, companions].some((query) => query.isError && query.data === undefined)) {
    return (
      <ErrorState
        title="Your companions could not be loaded"
        onRetry={() => void Promise.all([favorites.refetch(), companions.refetch()])}
      />
    );
  }
  if (plan === undefined || ids === undefined || companions.data === undefined) {
    return <Skeleton className="h-64 rounded-lg" />;
  }
  if (ids.length === 0) return <NobodyYet canKeep={plan.favorites > 0} />;
  if (plan.favorites === 0) return <Disabled />;
  // The ids already include a change that is being saved.
  const kept = companions.data.filter(({ id }) => ids.includes(id));
  return (
    <Section title="Your Companions">
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {kept.map((companion) => (
          <li key={companion.id}>
            <FavoriteCard companion={companion} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function NobodyYet({ canKeep }: { canKeep: boolean }) {
  return (
    <Card className="tinted">
      <EmptyState
        icon={<Sparkles />}
        title="Somebody is waiting to meet you"
        text={
          canKeep
            ? 'Touch the heart of a companion, and they and your conversation stay here.'
            : 'Read a little about the companions and say hello to one. On a paid plan you can keep them here.'
        }
        action={
          <LinkButton variant="primary" to={paths.browse}>
            Browse Companions
          </LinkButton>
        }
      />
    </Card>
  );
}

function Disabled() {
  return (
    <Card>
      <EmptyState
        icon={<HeartOff />}
        title="Favorites Disabled on Free Plan"
        text="Your favorites are not kept on this plan. Upgrade to keep them and your conversations."
        action={
          <LinkButton variant="primary" to={paths.pricing}>
            Upgrade Plan
          </LinkButton>
        }
      />
    </Card>
  );
}
