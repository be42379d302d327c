/** What the home page's parts share with their skeletons, so that nothing moves. */

/** How many companions are featured (R-HOME-06). */
export const FEATURED = 4;

export const heroGrid =
  'hero-people mx-auto grid w-full max-w-form grid-cols-2 gap-x-6 gap-y-8 md:max-w-none';
export const companionGrid = 'grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-4';
