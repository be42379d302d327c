import type { PGlite, Results } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { requestContext } from './request-context.ts';
import type { SessionLease, SessionUser } from './session-lease.ts';

/**
 * How the auth, REST and storage services reach PGlite. Their own dialect sends BEGIN, SET ROLE and COMMIT of
 * parallel requests over the one session without a lock; here a connection is the lease of the session.
 */
export function leasedDialect(postgres: PGlite, lease: SessionLease, user: SessionUser): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new LeasedDriver(postgres, lease, user),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class LeasedDriver implements Driver {
  readonly #postgres: PGlite;
  readonly #lease: SessionLease;
  readonly #user: SessionUser;

  constructor(postgres: PGlite, lease: SessionLease, user: SessionUser) {
    this.#postgres = postgres;
    this.#lease = lease;
    this.#user = user;
  }

  async init(): Promise<void> {
    await this.#postgres.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#lease.acquire(this.#user);
    return new PgliteConnection(this.#postgres);
  }

  async releaseConnection(): Promise<void> {
    try {
      if (this.#postgres.isInTransaction()) await this.#postgres.exec('rollback');
    } finally {
      this.#lease.release();
    }
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    // The database closes itself; the services only borrow it.
  }
}

class PgliteConnection implements DatabaseConnection {
  readonly #postgres: PGlite;

  constructor(postgres: PGlite) {
    this.#postgres = postgres;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#query<R>(query);
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
  }

  async #query<R>(query: CompiledQuery): Promise<Results<R>> {
    try {
      return await this.#postgres.query<R>(query.sql, [...query.parameters]);
    } catch (error) {
      const context = requestContext.getStore();
      if (context !== undefined) context.databaseError = error;
      throw error;
    }
  }

  // biome-ignore lint/correctness/useYield: the services never stream
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming queries are not supported.');
  }
}
