import { describe, expect, test } from 'vitest';
import { createDatabase } from '../../support/database/test-database.ts';
import { expectedRefusals, runMixedOperations } from './mixed-operations.ts';

describe('the order of locks', () => {
  for (const { count, tags } of [
    { count: 300, tags: [] },
    { count: 20_000, tags: ['long'] },
  ]) {
    test(`[R-PROD-19, R-KEEP-05] ${count} mixed operations on 24 sessions, with chats expiring, deadlock nowhere and leave every message on one path`, {
      tags,
      timeout: 300_000,
    }, async () => {
      const { outcomes, faults } = await runMixedOperations(
        await createDatabase(`lock_order_${count}`, 'migrated'),
        count,
      );
      expect(Object.keys(outcomes).filter((word) => !expectedRefusals.includes(word))).toEqual([]);
      expect(outcomes.null).toBeGreaterThan(count / 2);
      expect(faults).toEqual([]);
    });
  }
});
