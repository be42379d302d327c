import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { extensions } from '../../../supabase/local/extensions.ts';
import { installed, root } from '../steps.mjs';

const searchPath = ['-c', 'search_path="$user", public, extensions'];

/** The migrated database of the embedded stack, without its seed: a copy in memory that `close` ends. */
export async function openEmbedded(): Promise<PGlite> {
  const folder = await mkdtemp(join(tmpdir(), 'amity-database-'));
  try {
    const dump = join(folder, 'database.tar');
    const args = ['run', '-A', 'supabase/local/snapshot.ts', '--no-seed', '--out', dump];
    await promisify(execFile)(installed('deno'), args, { cwd: root });
    const loadDataDir = new Blob([await readFile(dump)]);
    return await PGlite.create({
      loadDataDir,
      extensions,
      startParams: [...PGlite.defaultStartParams, ...searchPath],
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
