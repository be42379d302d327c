// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../steps.mjs';

/** @typedef {Pick<import('./cluster.mjs').Cluster, 'port' | 'superuser'>} Cluster */

const migrations = join(root, 'supabase/migrations');

/** @param {Cluster} cluster @param {string} database @param {string} user */
export function databaseUrl({ port }, database, user) {
  return `postgresql://${user}@127.0.0.1:${port}/${database}?sslmode=disable`;
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
 * The database `platform`: empty, but with all that hosted Supabase provides before the first migration. Made once for a
 * server, because its roles belong to the server.
 *
 * @param {Cluster} cluster
 */
export async function makePlatform(cluster) {
  await connected(databaseUrl(cluster, 'template1', cluster.superuser), async (client) => {
    await client.query('create role postgres login createdb createrole replication bypassrls');
    await client.query('create database platform owner postgres');
  });
  await connected(databaseUrl(cluster, 'platform', cluster.superuser), async (client) => {
    await runFile(client, 'tests/support/database/hosted-tables.sql');
    await runFile(client, 'supabase/local/platform.sql');
    await runFile(client, 'tests/support/database/hosted-owners.sql');
  });
}

/** @param {Cluster} cluster @param {string} name @param {string} template */
export async function copyDatabase(cluster, name, template) {
  await connected(databaseUrl(cluster, 'template1', cluster.superuser), (client) =>
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
 * Applies every migration as `postgres`, each in a transaction, and records it as the Supabase CLI does.
 *
 * @param {Cluster} cluster
 * @param {string} database
 */
export async function migrate(cluster, database) {
  await connected(databaseUrl(cluster, database, 'postgres'), async (client) => {
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

/** The database `migrated`, to be copied. Needs `makePlatform`. @param {Cluster} cluster */
export async function makeMigrated(cluster) {
  await copyDatabase(cluster, 'migrated', 'platform');
  await migrate(cluster, 'migrated');
}
