import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { clusterFolder } from '../../../supabase/local/postgres/folders.mjs';

/** The small project of these tests. */
export const fixture = join(import.meta.dirname, '../fixture');

/** An empty folder that is gone after the test, or after all of the file where `done` is `afterAll`. */
export async function temporaryFolder(done: (tidyUp: () => Promise<void>) => void = onTestFinished) {
  const folder = await mkdtemp(join(tmpdir(), 'amity-local-'));
  done(async () => {
    // Root keeps the data of a stack elsewhere, be the folder its state or a checkout.
    for (const state of [folder, join(folder, 'supabase/.temp')]) {
      await rm(clusterFolder(state), { recursive: true, force: true });
    }
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

/** A copy of this repository's own project as the Supabase CLI reads it, in `<folder>/supabase`. */
export async function copyProduct(folder: string): Promise<void> {
  for (const part of ['config.toml', 'seed.sql', 'migrations', 'functions', 'templates']) {
    await cp(join(import.meta.dirname, '../../../supabase', part), join(folder, 'supabase', part), {
      recursive: true,
    });
  }
}

/** A copy of the fixture without its functions, with these files added or replaced; gone as `temporaryFolder` is. */
export async function projectWith(
  files: Record<string, string>,
  done?: (tidyUp: () => Promise<void>) => void,
): Promise<string> {
  const folder = await temporaryFolder(done);
  await cp(fixture, folder, {
    recursive: true,
    filter: (path) => !path.startsWith(join(fixture, 'functions')),
  });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}
