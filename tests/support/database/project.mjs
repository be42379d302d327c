// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { databaseUrl as clusterUrl, superuser } from '../../../supabase/local/postgres/cluster.mjs';
import { root } from '../steps.mjs';

/**
 * A PostgreSQL server of the stack's own kind, for tests and benches: the databases `platform` (empty, with what hosted
 * Supabase provides) and `migrated` are there to be copied.
 *
 * @typedef {{ port: number, cluster: string }} Server
 */

const migrations = join(root, 'supabase/migrations');

/** The address of a database for a role. @param {Server} server @param {string} database @param {string} role */
export function databaseUrl({ cluster, port }, database, role) {
  return clusterUrl(cluster, port, { role, database });
}

/** The address of a database for the server's superuser. @param {Server} server @param {string} database */
export function superuserUrl(server, database) {
  return databaseUrl(server, database, superuser);
}

/**
 * Runs `work` on a connection of its own.
 *
 * @template Result
 * @param {string} url
 * @param {(client: pg.Client) => Promise<Result>} work
 */
export async function connected(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @param {pg.Client} client @param {string} path from the root of the repository */
export async function runFile(client, path) {
  try {
    await client.query(readFileSync(join(root, path), 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/**
 * The database `platform`: empty, but with all that hosted Supabase provides before the first migration, its auth and
 * storage tables in their newest form. Made once for a server, because its roles belong to the server.
 *
 * @param {Server} server
 */
export async function makePlatform(server) {
  await connected(superuserUrl(server, 'template1'), (client) => client.query('create database platform'));
  await connected(superuserUrl(server, 'platform'), async (client) => {
    await runFile(client, 'tests/support/database/hosted-tables.sql');
    await runFile(client, 'supabase/local/auth-factors.sql');
    await runFile(client, 'supabase/local/platform.sql');
  });
}

/** @param {Server} server @param {string} name @param {string} template */
export async function copyDatabase(server, name, template) {
  await connected(superuserUrl(server, 'template1'), (client) =>
    client.query(`create database ${name} template ${template} owner postgres`),
  );
}

/** The files of the migrations in the order in which they run. */
export function migrationFiles() {
  return readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .sort();
}

/**
 * The database `migrated`: every migration applied to `platform` as `postgres`, each in a transaction, and recorded as
 * the Supabase CLI does.
 *
 * @param {Server} server
 */
export async function makeMigrated(server) {
  await copyDatabase(server, 'migrated', 'platform');
  await connected(databaseUrl(server, 'migrated', 'postgres'), async (client) => {
    for (const file of migrationFiles()) {
      const [, version, name] = file.match(/^(\d+)_(.+)\.sql$/) ?? [];
      await client.query('begin');
      await runFile(client, `supabase/migrations/${file}`);
      await client.query(
        'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
        [version, name],
      );
      await client.query('commit');
    }
  });
}
