import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { env } from '#lib/env.ts';
import { useSession } from '#lib/session.ts';
import { consentsQuery, consentTo } from '#shared/consents.ts';
import type { DashboardState } from '#shared/dashboard-state.ts';
import { CreatedCompanion } from '../features/companions/created-companion.tsx';
import { OwnCompanions } from '../features/companions/own-companions.tsx';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { FavoriteCompanions } from '../features/favorites/favorite-companions.tsx';
import { MemoryOffer } from '../features/memory/memory-offer.tsx';
import { People } from './people.tsx';
import { usePeople } from './use-people.ts';

/** The dashboard: the companion that was just made, conversations, favorites, own companions, and who is new. */
export function DashboardRoute() {
  const people = usePeople();
  const { created } = (useLocation().state ?? {}) as DashboardState;
  const consents = useQuery({
    ...consentsQuery(useSession().user?.id ?? ''),
    enabled: env.features.chat,
  });
  const hasTalked = (people.rows ?? []).length > 0;
  const isAsked = hasTalked && consents.data && consentTo('memory', consents.data) === undefined;
  return (
    <DashboardScreen
      plan={people.shownPlan.plan}
      people={
        people.isReady && !consents.isLoading ? (
          <People people={people} before={created && <CreatedCompanion id={created} />}>
            {isAsked && <MemoryOffer />}
            <FavoriteCompanions {...people.shownPlan} />
            <OwnCompanions except={created} />
          </People>
        ) : null
      }
    />
  );
}
