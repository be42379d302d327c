import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { installPgTap } from '../support/database/pgtap.ts';
import { runTapFile, type TapResult, tapFiles } from '../support/database/tap.ts';
import { createDatabase } from '../support/database/test-database.ts';

/**
 * Every pgTAP file, as the role of the migrations. The files run first, so that each of their assertions is a test by
 * name.
 */
async function runFiles(): Promise<[file: string, result: TapResult][]> {
  const { url, superuserUrl } = await createDatabase('pgtap', 'migrated');
  await installPgTap(superuserUrl);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const results: [string, TapResult][] = [];
    for (const file of tapFiles()) results.push([file, await runTapFile(client, file)]);
    return results;
  } finally {
    await client.end();
  }
}

for (const [file, { assertions, failure }] of await runFiles()) {
  describe(file, () => {
    for (const { title, holds, diagnostics } of assertions) {
      test(title, () => expect(holds, diagnostics).toBe(true));
    }
    test('runs to its end, with as many assertions as planned', () => expect(failure).toBeNull());
  });
}
