import { expect, test } from 'vitest';
import { describeOnPostgres } from '../../support/database/on-postgres.ts';
import { expectedRefusals, runMixedOperations } from './mixed-operations.ts';

const operationCount = 20_000;

describeOnPostgres('the order of locks', (copy) => {
  test(`[R-PROD-19] ${operationCount} mixed operations on 24 sessions, with chats expiring, deadlock nowhere`, async () => {
    const outcomes = await runMixedOperations(await copy('lock_order_long', 'migrated'), operationCount);
    expect(Object.keys(outcomes).filter((word) => !expectedRefusals.includes(word))).toEqual([]);
    expect(outcomes.null).toBeGreaterThan(operationCount / 2);
  }, 300_000);
});
