import { type Database, openDatabase } from './database.ts';
import { applyMigrations } from './migrations.ts';
import type { Preparation } from './prepare.ts';
import { snapshotOf } from './snapshots.ts';
import type { StateFolder } from './state-folder.ts';

/**
 * Opens the database of a folder: a new one from a snapshot, an old one with what is pending of the migrations. A
 * data directory counts only when it was made completely; a half-made one is made again.
 */
export async function openStoredDatabase(
  { dataDir }: StateFolder,
  preparation: Preparation,
  snapshots: string,
): Promise<Database> {
  if (await exists(markOf(dataDir))) {
    const database = await openDatabase(dataDir);
    await applyMigrations(database.postgres, preparation.migrations);
    return database;
  }
  await remove(dataDir);
  const database = await openDatabase(dataDir, await snapshotOf(preparation, snapshots));
  await Deno.writeTextFile(markOf(dataDir), '');
  return database;
}

/** Removes the data and the uploaded files of a folder. */
export async function clearDatabase({ dataDir, storageFolder }: StateFolder): Promise<void> {
  for (const path of [markOf(dataDir), dataDir, storageFolder]) await remove(path);
}

function markOf(dataDir: string): string {
  return `${dataDir}.complete`;
}

async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(
    () => true,
    () => false,
  );
}

async function remove(path: string): Promise<void> {
  try {
    await Deno.remove(path, { recursive: true });
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}
