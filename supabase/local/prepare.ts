import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import type { ProjectConfig } from './config.ts';
import { StartFailure } from './failure.ts';
import { applyMigrations, type Migration, readMigrations } from './migrations.ts';
import { runSqlFile, type SqlFile } from './run-sql-file.ts';

/** Everything that makes a database out of a project: what a snapshot depends on. */
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
  const platform = await Deno.readTextFile(join(import.meta.dirname ?? '.', 'platform.sql'));
  return {
    platform: [getAuthSchemaSql(), getStorageSchemaSql(), platform].join('\n'),
    migrations: await readMigrations(project),
    seeds: seed ? await Promise.all(config.seedFiles.map(readSeed)) : [],
  };
}

/** Makes a platform into the database of the project. */
export async function fillDatabase(postgres: PGlite, preparation: Preparation): Promise<void> {
  await applyMigrations(postgres, preparation.migrations);
  for (const seed of preparation.seeds) await runSqlFile(postgres, seed);
}

async function readSeed(path: string): Promise<SqlFile> {
  try {
    return { path, text: await Deno.readTextFile(path) };
  } catch {
    throw new StartFailure(`${path} cannot be read: config.toml names it as seed.`);
  }
}
