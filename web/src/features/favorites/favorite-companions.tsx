import { useQuery } from '@tanstack/react-query';
import { HeartOff } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import type { ShownPlan } from '#shared/shown-plan.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';
import { FavoriteCard } from './favorite-card.tsx';
import { favoriteCompanionsQuery, favoritesQuery } from './queries.ts';

/**
 * The person's favorites on plans that include them (R-DASH-04), an explanation on the others (R-DASH-06), and nothing
 * while there are none.
 */
export function FavoriteCompanions({ plan, failed }: ShownPlan) {
  const userId = useSession().user?.id ?? '';
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
    return null;
  }
  if (ids.length === 0) return null;
  if (plan.favorites === 0) return <Disabled />;
  // The ids already include a change that is being saved.
  const kept = companions.data.filter(({ id }) => ids.includes(id));
  return (
    <Section title="Your Companions">
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
        {kept.map((companion) => (
          <li key={companion.id}>
            <FavoriteCard companion={companion} />
          </li>
        ))}
      </ul>
    </Section>
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
