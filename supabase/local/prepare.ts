import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import type { ProjectConfig } from './config.ts';
import { StartFailure } from './failure.ts';
import { applyMigrations, readMigrations } from './migrations.ts';
import { runSqlFile, type SqlFile } from './run-sql-file.ts';

/** Everything that makes a database out of a project: what a snapshot depends on. */
export interface Preparation {
  project: string;
  /** The platform's own SQL: what hosted Supabase brings along. */
  platform: string;
  migrations: Awaited<ReturnType<typeof readMigrations>>;
  /** Run once, when the database is new. */
  seeds: SqlFile[];
}

/** Reads the SQL of a project, with or without its seed. */
export async function readPreparation(
  project: string,
  config: ProjectConfig,
  seed: boolean,
): Promise<Preparation> {
  return {
    project,
    platform: await Deno.readTextFile(join(import.meta.dirname ?? '.', 'platform.sql')),
    migrations: await readMigrations(project),
    seeds: seed ? await Promise.all(config.seedFiles.map(readSeed)) : [],
  };
}

/** Brings a database, new or old, to the state of the project. The seed runs only into a new one. */
export async function prepareDatabase(postgres: PGlite, preparation: Preparation): Promise<void> {
  const isNew = await isEmpty(postgres);
  await postgres.exec(`${getAuthSchemaSql()}\n${getStorageSchemaSql()}`);
  if (isNew) await postgres.exec(preparation.platform);
  await applyMigrations(postgres, preparation.migrations);
  if (isNew) for (const seed of preparation.seeds) await runSqlFile(postgres, seed);
}

async function isEmpty(postgres: PGlite): Promise<boolean> {
  const { rows } = await postgres.query<{ empty: boolean }>(
    `select to_regclass('auth.users') is null as empty`,
  );
  return rows[0]?.empty === true;
}

async function readSeed(path: string): Promise<SqlFile> {
  try {
    return { path, text: await Deno.readTextFile(path) };
  } catch {
    throw new StartFailure(`${path} cannot be read: config.toml names it as seed.`);
  }
}
