import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Database, openDatabase } from './database.ts';
import { fillDatabase, type Preparation } from './prepare.ts';
import { makeFolder } from './state-folder.ts';

/** A PGlite data directory as tar. */
export type Dump = Uint8Array<ArrayBuffer>;

/** How many dumps are kept; each is about 40 MB. */
const KEPT = 8;

/** The versions of what makes a database, beside the SQL. */
const ENGINE_PACKAGES = ['@electric-sql/pglite', '@supabase/lite'];

/**
 * A database with the migrations and the seed of a project, made once for each state of the SQL files and kept in
 * `folder`, as is the empty platform under it. Several processes may ask at the same time: a file appears there
 * complete or not at all.
 */
export async function snapshotOf(preparation: Preparation, folder: string): Promise<Dump> {
  const { platform, migrations, seeds } = preparation;
  const content = [platform, ...migrations.flatMap(({ version, name, text }) => [version, name, text])];
  const file = await fileOf(folder, [...content, ...seeds.map((seed) => seed.text)]);
  const kept = await read(file);
  if (kept !== null) return kept;
  const database = await openPlatform(platform, folder);
  try {
    await fillDatabase(database.postgres, preparation);
    const dump = await dumpOf(database);
    await keep(file, dump);
    await dropOldest(folder);
    return dump;
  } finally {
    await database.close();
  }
}

/** A database in memory with the platform alone. */
async function openPlatform(platform: string, folder: string): Promise<Database> {
  const file = await fileOf(folder, [platform]);
  const kept = await read(file);
  if (kept !== null) return await openDatabase(null, kept);
  const database = await openDatabase(null);
  await database.postgres.exec(platform);
  await keep(file, await dumpOf(database));
  return database;
}

async function dumpOf({ postgres }: Database): Promise<Dump> {
  return new Uint8Array(await (await postgres.dumpDataDir('none')).arrayBuffer());
}

/** Where the dump made of these texts is kept. */
async function fileOf(folder: string, content: string[]): Promise<string> {
  await makeFolder(folder);
  const hash = createHash('sha256');
  for (const name of ENGINE_PACKAGES) {
    const path = join(import.meta.dirname ?? '.', '../../node_modules', name, 'package.json');
    hash.update(await Deno.readTextFile(path));
  }
  return join(folder, `${hash.update(JSON.stringify(content)).digest('hex').slice(0, 32)}.tar`);
}

async function read(file: string): Promise<Dump | null> {
  try {
    const dump = await Deno.readFile(file);
    await Deno.utime(file, new Date(), new Date());
    return dump;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

async function keep(file: string, dump: Dump): Promise<void> {
  const part = `${file}.${crypto.randomUUID()}`;
  await Deno.writeFile(part, dump);
  await Deno.rename(part, file);
}

async function dropOldest(folder: string): Promise<void> {
  const files: Array<{ path: string; usedAt: number }> = [];
  for await (const { name } of Deno.readDir(folder)) {
    const path = join(folder, name);
    const info = await Deno.stat(path).catch(() => null);
    if (info !== null) files.push({ path, usedAt: info.mtime?.getTime() ?? 0 });
  }
  files.sort((a, b) => b.usedAt - a.usedAt);
  for (const { path } of files.slice(KEPT)) await Deno.remove(path).catch(() => undefined);
}
