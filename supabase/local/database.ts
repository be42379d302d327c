import type { PGlite, Results } from '@electric-sql/pglite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { Kysely } from 'kysely';
import { engine } from './engine.ts';
import { leasedDialect } from './leased-dialect.ts';
import { POSTGREST_PARSERS } from './parsers.ts';
import { SessionLease, type SessionUser } from './session-lease.ts';

/** The embedded Postgres: PGlite itself, the lease of its one session, and the connection of the services. */
export interface Database {
  postgres: PGlite;
  lease: SessionLease;
  connection: PgliteConnection;
  /** One statement with parameters, alone on the session, as the superuser. */
  query<T>(sql: string, parameters?: unknown[]): Promise<Results<T>>;
  /** Several statements in a row, alone on the session; `work` ends the transactions that it begins. */
  alone<T>(work: (postgres: PGlite) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The stack's own work on the session: requests and housekeeping. It leaves nothing set behind. */
const STACK: SessionUser = {};

/**
 * Opens the database of `dataDir`, or one in memory where it is null, from `dump` (a PGlite data directory as tar)
 * where the directory is still empty. Durability is PGlite's default: a statement is acknowledged after its WAL
 * was written to the file.
 */
export async function openDatabase(
  dataDir: string | null,
  dump?: Uint8Array<ArrayBuffer>,
): Promise<Database> {
  const connection = await createPgliteConnection({
    ...(dataDir === null ? {} : { url: dataDir }),
    pgliteOptions: {
      ...engine,
      parsers: POSTGREST_PARSERS,
      ...(dump === undefined ? {} : { loadDataDir: new Blob([dump]) }),
    },
  });
  const postgres = connection.driver;
  await postgres.waitReady;
  const lease = new SessionLease();
  connection.kysely = new Kysely({ dialect: leasedDialect(postgres, lease, STACK) });
  keepGrants(connection);
  return {
    postgres,
    lease,
    connection,
    query: (sql, parameters) => lease.run(STACK, () => postgres.query(sql, parameters)),
    alone: (work) => lease.run(STACK, () => work(postgres)),
    close: () => connection.close(),
  };
}

/**
 * At the first request the connection would grant ALL on every table to the API roles and so undo every REVOKE of the
 * migrations: a person could write his own tier. The roles and grants here are the platform's and the migrations'.
 */
function keepGrants(connection: PgliteConnection): void {
  Object.defineProperty(connection, 'ensureRlsContext', { value: () => Promise.resolve(true) });
}
