import { CompanionScreen } from '../features/companions/companion-screen.tsx';
import { FavoriteButton } from '../features/favorites/favorite-button.tsx';

/** One companion's profile with its heart. */
export function CompanionRoute() {
  return (
    <CompanionScreen renderHeart={(companion) => <FavoriteButton companion={companion} place="profile" />} />
  );
}
