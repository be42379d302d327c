import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from './database.ts';
import { type Preparation, prepareDatabase } from './prepare.ts';
import { makeFolder } from './state-folder.ts';

/** How many prepared databases are kept; each is about 40 MB. */
const KEPT = 4;

/** The versions of what makes a database, beside the SQL of the project. */
const ENGINE_PACKAGES = ['@electric-sql/pglite', '@supabase/lite'];

/**
 * A prepared database as a PGlite data directory (tar), made once for each state of the SQL files and kept in
 * `folder`. Several processes may ask at the same time: a file appears there complete or not at all.
 */
export async function snapshotOf(preparation: Preparation, folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(folder, `${await fingerprint(preparation)}.tar`);
  try {
    const dump = await Deno.readFile(file);
    await Deno.utime(file, new Date(), new Date());
    return dump;
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  const dump = await makeDump(preparation);
  await makeFolder(folder);
  const part = `${file}.${crypto.randomUUID()}`;
  await Deno.writeFile(part, dump);
  await Deno.rename(part, file);
  await dropOldest(folder);
  return dump;
}

async function makeDump(preparation: Preparation): Promise<Uint8Array<ArrayBuffer>> {
  const database = await openDatabase(null);
  try {
    await prepareDatabase(database.postgres, preparation);
    const dump = await database.postgres.dumpDataDir('none');
    return new Uint8Array(await dump.arrayBuffer());
  } finally {
    await database.close();
  }
}

async function fingerprint({ platform, migrations, seeds }: Preparation): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ENGINE_PACKAGES) {
    hash.update(
      await Deno.readTextFile(join(import.meta.dirname ?? '.', '../../node_modules', name, 'package.json')),
    );
  }
  hash.update(JSON.stringify([platform, migrations, seeds.map((seed) => seed.text)]));
  return hash.digest('hex').slice(0, 32);
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
