import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../database.types.ts';

/** The database as service_role, and the files beside it. */
export type Db = Pick<SupabaseClient<Database>, 'from' | 'rpc' | 'storage'>;

/**
 * The same database, told with every call whose session it is made for: once that session has ended, what asks for the
 * person refuses with `unauthorized` (R-PROD-13). No client of its own, which would cost ten times as much.
 */
export function forSession(db: SupabaseClient<Database>, sessionId: string): Db {
  const tables = db.schema('public');
  tables.headers.set('x-session-id', sessionId);
  return { from: tables.from.bind(tables), rpc: tables.rpc.bind(tables), storage: db.storage };
}
