import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { pgtap } from '@electric-sql/pglite-pgtap';

/** What `create extension` finds here. Hosted Supabase has more; a migration that needs another one adds it. */
export const extensions = { pg_trgm, pgcrypto, pgtap };
