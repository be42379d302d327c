import { join } from 'node:path';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import postgres from 'postgres';
import type { ProjectConfig } from './config.ts';
import { StartFailure } from './failure.ts';
import { applyMigrations, type Migration, readMigrations } from './migrations.ts';
import { superuser } from './postgres/cluster.mjs';
import { runSqlFile, type SqlFile } from './run-sql-file.ts';

/** Everything that makes a database out of a project: what a template depends on. */
export interface Preparation {
  /** What hosted Supabase brings along: the tables of its services, and platform.sql. */
  platform: string;
  migrations: Migration[];
  /** Run once, when the database is new. */
  seeds: SqlFile[];
}

/** Reads the SQL of a project, with or without its seed. */
export async function readPreparation(
  project: string,
  config: ProjectConfig,
  seed: boolean,
): Promise<Preparation> {
  const here = import.meta.dirname ?? '.';
  const [factors, platform] = await Promise.all(
    ['auth-factors.sql', 'platform.sql'].map((file) => Deno.readTextFile(join(here, file))),
  );
  const seedFiles = [...config.seedFiles, join(here, 'seed-factor.sql')];
  return {
    platform: [getAuthSchemaSql(), getStorageSchemaSql(), factors, platform].join('\n'),
    migrations: await readMigrations(project),
    seeds: seed ? await Promise.all(seedFiles.map(readSeed)) : [],
  };
}

/** Makes an empty database into that of the project: the platform as its superuser, the rest as `postgres`. */
export async function fillDatabase(
  { platform, migrations, seeds }: Preparation,
  urlOf: (role: string) => string,
): Promise<void> {
  await withSession(urlOf(superuser), (sql) => sql.unsafe(platform).simple());
  await withSession(urlOf('postgres'), async (sql) => {
    await applyMigrations(sql, migrations);
    for (const seed of seeds) await runSqlFile(sql, seed);
  });
}

/** Runs `work` with one session of its own. */
export async function withSession<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

async function readSeed(path: string): Promise<SqlFile> {
  try {
    return { path, text: await Deno.readTextFile(path) };
  } catch {
    throw new StartFailure(`${path} cannot be read: config.toml names it as seed.`);
  }
}
