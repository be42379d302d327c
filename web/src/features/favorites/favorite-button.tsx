import { Heart } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { menuItemClass } from '#ui/menu.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { freePlanHint, type Place } from './rules.ts';
import { useFavorite } from './use-favorite.ts';

type FavoriteButtonProps = {
  companion: { id: string; name: string };
  place: Place;
  /** Called when the server has taken a change. */
  onChanged?: () => void;
  /** A row of a menu, with its words. */
  inMenu?: boolean;
};

/**
 * The button that adds a favorite or removes it. It changes at once; a plan without favorites gets the reason instead.
 */
export function FavoriteButton({ companion, place, onChanged, inMenu = false }: FavoriteButtonProps) {
  const { isFavorite, loading, unavailable, toggle } = useFavorite(companion, place, onChanged);
  const label = isFavorite ? `Remove ${companion.name} from favorites` : `Add ${companion.name} to favorites`;
  const button = (
    <button
      type="button"
      aria-label={label}
      aria-busy={loading}
      aria-disabled={unavailable}
      aria-description={unavailable ? freePlanHint : undefined}
      onClick={toggle}
      className={cx(
        inMenu
          ? menuItemClass
          : 'inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-transform duration-150 active:scale-90 [&_svg]:size-5',
        unavailable ? 'cursor-not-allowed opacity-60' : 'cursor-pointer',
        !inMenu && !unavailable && 'hover:scale-110',
      )}
    >
      <Heart
        aria-hidden="true"
        className={cx('transition-[fill] duration-200', isFavorite ? 'fill-current' : 'fill-transparent')}
      />
      {inMenu && label}
    </button>
  );
  return inMenu ? <li>{button}</li> : <Tooltip text={unavailable ? freePlanHint : label}>{button}</Tooltip>;
}
