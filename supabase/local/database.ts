import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { Kysely, sql as kyselySql } from 'kysely';
import { PostgresJSDialect } from 'kysely-postgres-js';
import type postgres from 'postgres';
import { requestContext } from './request-context.ts';

/** The database as the services of the stack use it: as its superuser, over a pool of sessions. */
export interface Database {
  /** For the auth, REST and storage services, which take the role of a request themselves. */
  connection: PostgresConnection;
  /** The driver behind `connection`. */
  sql: postgres.Sql;
  /** One statement with parameters. */
  query<Row>(text: string, parameters?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** The caller as the services identified them, and their operation on a file. */
interface Caller {
  auth?: { uid?: string | null; role?: string; jwt?: unknown };
  storage?: { operation?: string };
}

/** Values as PostgREST writes them into JSON: ISO 8601 times and plain numbers, where the driver has raw text. */
const types = {
  json: jsonType(114),
  jsonb: jsonType(3802),
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
  timestamp: timeType(1114, (text) => text.replace(' ', 'T')),
  timestamptz: timeType(1184, (text) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')),
};

/** The function that PostgREST calls before every request to a table or an RPC: the setting of a migration. */
const PRE_REQUEST = `select split_part(setting, '=', 2) as name
  from pg_db_role_setting s, unnest(s.setconfig) setting
  where s.setrole = 'authenticator'::regrole and setting like 'pgrst.db_pre_request=%'`;

/** How many sessions the services share. */
const SESSIONS = 12;

/** Opens the database of the stack, migrated already. `url` is the superuser's. */
export async function openDatabase(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: { max: SESSIONS, onnotice: () => undefined, types },
  });
  const sql: postgres.Sql = connection.driver;
  connection.kysely = new Kysely({
    dialect: new PostgresJSDialect({ postgres: sql }),
    log: (event) => {
      const context = requestContext.getStore();
      if (event.level === 'error' && context !== undefined) context.databaseError = event.error;
    },
  });
  keepGrants(connection);
  const [preRequest] = await sql.unsafe<{ name: string }[]>(PRE_REQUEST);
  setRequestContext(connection, preRequest?.name ?? null);
  return {
    connection,
    sql,
    query: async <Row>(text: string, parameters: unknown[] = []) =>
      (await sql.unsafe(text, parameters as never[])) as unknown as Row[],
    close: () => sql.end({ timeout: 1 }),
  };
}

/**
 * At the first request the connection would grant ALL on every table to the API roles and so undo every REVOKE of the
 * migrations: users could write their own tier. The roles and grants here are the platform's and the migrations'.
 */
function keepGrants(connection: PostgresConnection): void {
  Object.defineProperty(connection, 'ensureRlsContext', { value: () => Promise.resolve(true) });
}

/**
 * Sets the caller as PostgREST does: role, claims, method, path and headers of the request, in one statement where the
 * connection takes five, and for tables as well as for functions; then calls `preRequest`, which may refuse. Storage
 * does not call it, as on hosted Supabase.
 */
function setRequestContext(connection: PostgresConnection, preRequest: string | null): void {
  const check = kyselySql.raw(preRequest === null ? 'null' : `${preRequest}()`);
  const setContext = async (session: Kysely<unknown>, { auth, storage }: Caller) => {
    const role = auth?.role || 'anon';
    const request = requestContext.getStore();
    await kyselySql`select set_config('role', ${role}, true),
      set_config('request.jwt.claim.sub', ${auth?.uid ?? ''}, true),
      set_config('request.jwt.claim.role', ${role}, true),
      set_config('request.jwt.claims', ${auth?.jwt ? JSON.stringify(auth.jwt) : ''}, true),
      set_config('request.method', ${request?.method ?? ''}, true),
      set_config('request.path', ${request?.path ?? ''}, true),
      set_config('request.headers', ${request?.headers ?? '{}'}, true),
      set_config('storage.operation', ${storage?.operation ?? ''}, true),
      ${storage === undefined ? check : kyselySql`null`}`.execute(session);
  };
  Object.defineProperty(connection, 'applyJwtSessionContext', { value: setContext });
}

/** The services hand over JSON as text; the driver would encode it a second time. */
function jsonType(oid: number) {
  return {
    to: oid,
    from: [oid],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string) => JSON.parse(text),
  };
}

function timeType(oid: number, parse: (text: string) => string) {
  return { to: oid, from: [oid], serialize: (value: string) => value, parse };
}
