import { describe, expect, test } from 'vitest';
import { openEmbedded } from '../support/database/embedded.ts';
import { runTapFile, type TapResult, tapFiles } from '../support/database/tap.ts';

/** Every pgTAP file on the embedded engine. The files run first, so that each of their assertions is a test by name. */
async function runFiles(): Promise<[file: string, result: TapResult][]> {
  const database = await openEmbedded();
  try {
    await database.exec('create extension pgtap with schema extensions');
    const results: [string, TapResult][] = [];
    for (const file of tapFiles()) results.push([file, await runTapFile(database, file)]);
    return results;
  } finally {
    await database.close();
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
