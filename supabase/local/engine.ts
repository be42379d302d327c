import { PGlite } from '@electric-sql/pglite';
import { extensions } from './extensions.ts';

/**
 * How PGlite is started, for the stack and for whoever opens a snapshot: with the search path and the time zone of
 * hosted Supabase. The last `-c` of a name wins.
 */
export const engine = {
  extensions,
  startParams: [
    ...PGlite.defaultStartParams,
    ...['-c', 'search_path="$user", public, extensions'],
    ...['-c', 'timezone=UTC'],
  ],
};
