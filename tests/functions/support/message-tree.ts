import { expect } from 'vitest';
import { brokenTrees } from '../../support/message-tree.ts';
import type { Person } from './people.ts';
import { sql } from './stack.ts';

/** Fails unless the stored messages of these people are trees with one shown path each; see `brokenTrees`. */
export async function expectSoundTrees(people: Person[], note = ''): Promise<void> {
  const faults = await sql(
    `select fault.* from (${brokenTrees}) fault join public.messages m using (id) where m.user_id = any ($1)`,
    [people.map(({ id }) => id)],
  );
  expect(faults, note).toEqual([]);
}
