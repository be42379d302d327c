import { BrowseScreen } from '../features/companions/browse-screen.tsx';
import { FavoriteButton } from '../features/favorites/favorite-button.tsx';

/** Everybody there is, each with a heart. */
export function BrowseRoute() {
  return (
    <BrowseScreen renderHeart={(companion) => <FavoriteButton companion={companion} place="browse" />} />
  );
}
