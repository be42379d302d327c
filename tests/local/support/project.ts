import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** The small project of these tests. */
export const fixture = fileURLToPath(new URL('../fixture', import.meta.url));

/** An empty folder that is gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'amity-local-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of the fixture without its functions, with these files added or replaced; gone after the test. */
export async function projectWith(files: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder();
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
