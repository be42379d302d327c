import { expect, test } from 'vitest';
import { reportReasons } from '#contracts/reports.ts';
import { sql } from '../support/stack.ts';

test('[R-SAFE-12] the reasons of the contract are those the table of reports accepts', async () => {
  const [row] = await sql<{ text: string }>(
    "select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'reports_reason_known'",
  );
  const words = [...(row?.text ?? '').matchAll(/'([a-z_]+)'/g)].map(([, word]) => word);
  expect(words).toEqual(Object.keys(reportReasons));
});
