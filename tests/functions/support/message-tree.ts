import { expect } from 'vitest';
import type { Person } from './people.ts';
import { sql } from './stack.ts';

type Row = {
  id: string;
  parent_id: string | null;
  shown_child_id: string | null;
  run_id: string;
  is_live: boolean;
};
type Run = { id: string; root_id: string | null; head_id: string | null };

/**
 * Fails unless the stored messages of these people are trees with one shown path each: no cycle and no orphan, nothing
 * that points into another run; the walk from the root along what is shown is the walk from the end to the parents; and
 * where there are versions, one of them is shown.
 */
export async function expectSoundTrees(people: Person[], note = ''): Promise<void> {
  const owners = people.map(({ id }) => id);
  const rows = await sql<Row>(
    `select id, parent_id, shown_child_id, run_id, deleted_at is null as is_live from public.messages
     where user_id = any ($1)`,
    [owners],
  );
  const runs = await sql<Run>('select id, root_id, head_id from public.runs where user_id = any ($1)', [
    owners,
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { id, parent_id, run_id, shown_child_id } of rows) {
    expect(parentsOf(byId, id).length, `${note}: ${id} has no cycle above it`).toBeLessThanOrEqual(
      rows.length,
    );
    for (const other of [parent_id, shown_child_id]) {
      if (other === null) continue;
      expect(byId.get(other)?.run_id, `${note}: what ${id} points to is of its run`).toBe(run_id);
    }
    if (shown_child_id !== null) expect(byId.get(shown_child_id)?.parent_id, note).toBe(id);
  }
  for (const { id, root_id, head_id } of runs) {
    const upward = head_id === null ? [] : parentsOf(byId, head_id).reverse();
    expect(shownFrom(byId, root_id), `${note}: the shown path of run ${id}`).toEqual(upward);
  }
  for (const { id, parent_id, run_id } of rows.filter(({ is_live }) => is_live)) {
    const shown = parent_id
      ? byId.get(parent_id)?.shown_child_id
      : runs.find((run) => run.id === run_id)?.root_id;
    expect(
      shown,
      `${note}: a version is shown at the place of ${id}, so that it can be reached`,
    ).not.toBeNull();
  }
}

/** A message and those before it, up to the first one or, in a cycle, one more than there are. */
function parentsOf(byId: Map<string, Row>, from: string): string[] {
  const path: string[] = [];
  for (let at: string | null = from; at !== null && path.length <= byId.size; ) {
    path.push(at);
    at = byId.get(at)?.parent_id ?? null;
  }
  return path;
}

function shownFrom(byId: Map<string, Row>, root: string | null): string[] {
  const path: string[] = [];
  for (let at = root; at !== null && path.length <= byId.size; ) {
    path.push(at);
    at = byId.get(at)?.shown_child_id ?? null;
  }
  return path;
}
