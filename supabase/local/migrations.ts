import { join } from 'node:path';
import { splitSqlStatements } from '@supabase/lite';
import type postgres from 'postgres';
import { runSqlFile } from './run-sql-file.ts';

/** One file of `<project>/migrations`: `<version>_<name>.sql`. */
export interface Migration {
  version: string;
  name: string;
  path: string;
  text: string;
}

/** The migrations of a project in the order in which they run. Files of other names are no migrations. */
export async function readMigrations(project: string): Promise<Migration[]> {
  const folder = join(project, 'migrations');
  const migrations: Migration[] = [];
  for await (const entry of readFolder(folder)) {
    const [, version, name] = entry.name.match(/^(\d+)_(.+)\.sql$/) ?? [];
    if (version === undefined || name === undefined) continue;
    const path = join(folder, entry.name);
    migrations.push({ version, name, path, text: await Deno.readTextFile(path) });
  }
  return migrations.sort((a, b) => (a.version < b.version ? -1 : 1));
}

/**
 * Applies what `supabase_migrations.schema_migrations` does not list yet, each file in a transaction, and records it
 * as the Supabase CLI does. A file that has changed since it was applied is not run again, but pointed out.
 */
export async function applyMigrations(sql: postgres.Sql, migrations: Migration[]): Promise<void> {
  const rows = await sql<{ version: string; statements: string[] | null }[]>`
    select version, statements from supabase_migrations.schema_migrations`;
  const applied = new Map(rows.map((row) => [row.version, row.statements]));
  for (const { version, name, path, text } of migrations) {
    const statements = splitSqlStatements(text);
    const before = applied.get(version);
    if (before === undefined) {
      await runSqlFile(sql, {
        path,
        text,
        record: (session) => session`
          insert into supabase_migrations.schema_migrations (version, name, statements)
          values (${version}, ${name}, ${statements})`,
      });
    } else if (JSON.stringify(before) !== JSON.stringify(statements)) {
      console.warn(`${path} has changed since it was applied. npm run reset makes the database anew.`);
    }
  }
}

async function* readFolder(folder: string): AsyncGenerator<Deno.DirEntry> {
  try {
    yield* Deno.readDir(folder);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}
