/** What the home page's parts share with their skeletons, so that nothing moves. */

/** How many companions the hero shows (D-33). */
export const LINE_UP = 8;

/** How many companions are featured (R-HOME-06). */
export const FEATURED = 4;

export const lineUpGrid =
  'grid grid-cols-2 gap-x-2 gap-y-5 min-[22rem]:grid-cols-4 sm:gap-x-4 lg:grid-cols-8 lg:gap-x-3';
export const lineUpPicture = 'relative aspect-3/4 w-full overflow-hidden rounded-lg lg:aspect-2/5';
export const companionGrid = 'grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-4';
