import { errorDetail, isErrorCode } from '#contracts/errors.ts';

/** The page on which a favorite is changed; the specification gives each its own texts. */
export type Place = 'browse' | 'chat' | 'profile' | 'dashboard';

/** The hint on a free plan's heart on browse and chat (R-FAV-05). */
export const freePlanHint = 'Upgrade required: manage favorites on a paid plan.';

/** What is known about the person when the favorite button is clicked. */
export type FavoriteFacts = {
  place: Place;
  signedIn: boolean;
  /** Whether the person's row and the plans are there, still on their way, or could not be read. */
  userData: 'ready' | 'loading' | 'failed';
  /** The plan's number of favorites; undefined until it is read. */
  limit: number | undefined;
  isFavorite: boolean;
};

/** Why a click sends no request; `upgrade` adds a link to the plans. */
export type Refusal = { text: string; upgrade?: boolean };

/** Whether the plan has no favorites at all, so that the heart is disabled on browse and chat. */
export function hasNoFavorites({ place, limit }: Pick<FavoriteFacts, 'place' | 'limit'>): boolean {
  return limit === 0 && place !== 'profile';
}

/** The refusal before any request; null when the request may be sent. */
export function refusalBeforeCall(facts: FavoriteFacts): Refusal | null {
  if (!facts.signedIn) return { text: 'Please sign in to add favorites!' };
  if (facts.userData === 'loading') return { text: 'Loading user data, please wait...' };
  if (facts.userData === 'failed') return { text: 'Unable to load user data. Please try again.' };
  if (hasNoFavorites(facts)) return { text: 'Upgrade required: favorites unavailable on Free plan.' };
  if (facts.limit === 0 && !facts.isFavorite) return addOnPaidPlan;
  return null;
}

const addOnPaidPlan: Refusal = { text: 'Upgrade required: add favorites on a paid plan.', upgrade: true };

/** The text of any other failure on each page (R-FAV-08, R-FAV-11, R-CHAT-23, R-DASH-05). */
const failures: Record<Place, string> = {
  browse: 'Error updating favourites!',
  chat: 'Favorite update failed',
  profile: 'Error updating favorites!',
  dashboard: 'Error removing from favorites',
};

/** The text when the server refused the change (R-FAV-07, R-FAV-08, R-FAV-10 to R-FAV-12). */
export function refusalByServer(
  error: Error,
  place: Place,
  plan: { tier: string; favorites: number } | undefined,
): Refusal {
  const code = isErrorCode(error.message) ? error.message : null;
  if (code !== 'limit_saved_zero' && code !== 'limit_reached') return { text: failures[place] };
  if (place !== 'profile') return { text: errorDetail(code) };
  if (code === 'limit_saved_zero' || plan === undefined) return addOnPaidPlan;
  return { text: `You've reached your maximum of ${plan.favorites} favourite(s) for ${plan.tier} tier.` };
}
