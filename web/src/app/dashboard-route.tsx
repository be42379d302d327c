import { useLocation } from 'react-router-dom';
import type { DashboardState } from '#shared/dashboard-state.ts';
import { CreatedCompanion } from '../features/companions/created-companion.tsx';
import { OwnCompanions } from '../features/companions/own-companions.tsx';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { FavoriteCompanions } from '../features/favorites/favorite-companions.tsx';
import { People } from './people.tsx';
import { usePeople } from './use-people.ts';

/** The dashboard: the companion that was just made, conversations, favorites, own companions, and who is new. */
export function DashboardRoute() {
  const people = usePeople();
  const { created } = (useLocation().state ?? {}) as DashboardState;
  return (
    <DashboardScreen
      people={
        people.isReady ? (
          <People conversations={people.conversations} before={created && <CreatedCompanion id={created} />}>
            <FavoriteCompanions />
            <OwnCompanions except={created} />
          </People>
        ) : null
      }
    />
  );
}
