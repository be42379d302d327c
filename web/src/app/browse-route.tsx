import { useQuery } from '@tanstack/react-query';
import { BrowseScreen } from '../features/companions/browse-screen.tsx';
import { FavoriteButton } from '../features/favorites/favorite-button.tsx';
import { usePlanToasts } from '../features/favorites/use-plan-toasts.ts';
import { coreTraitsQuery } from '../features/traits/queries.ts';

/** All companions, each with a favorite button. */
export function BrowseRoute() {
  usePlanToasts();
  const { data: traits = [] } = useQuery(coreTraitsQuery());
  return (
    <BrowseScreen
      traits={traits}
      renderHeart={(companion) => <FavoriteButton companion={companion} place="browse" />}
    />
  );
}
