import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { Sessions } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

test('[R-TURN-19] a turn that ends while it is read is returned with its whole reply', async () => {
  const { url } = await createDatabase('read_turn_parallel', 'migrated');
  const sessions = new Sessions(url);
  const lockHolder = new pg.Client({ connectionString: url });
  await lockHolder.connect();
  try {
    await sessions.companions(1);
    const [person = ''] = await sessions.people(['reader']);
    const { rows } = await sessions.server<{ turn_id: string }>(
      `select turn_id from begin_turn($1, 'c1', $2, 'Hello')`,
      [person, randomUUID()],
    );
    const turn = rows[0]?.turn_id ?? '';

    // Holds the reader between the beginning of its statement and the reading of the turn.
    await sessions.owner(
      `create or replace function private.interrupt_stale_turns(p_user_id uuid default null) returns integer
       language plpgsql volatile security definer set search_path = '' as $$
       begin perform pg_advisory_xact_lock(1); return 0; end $$`,
    );
    await lockHolder.query('select pg_advisory_lock(1)');
    const read = sessions.server('select status, reply_text from read_turn($1, $2)', [person, turn]);
    await sessions.waitUntilBlockedBy(lockHolder);
    await sessions.server(`select finish_turn($1, 'done', 'Hi there')`, [turn]);
    await lockHolder.query('select pg_advisory_unlock(1)');

    expect((await read).rows).toEqual([{ status: 'done', reply_text: 'Hi there' }]);
  } finally {
    await lockHolder.end();
    await sessions.end();
  }
});
