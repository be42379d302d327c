import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { Sessions } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

test('[R-TURN-22] a person who asks while the clock interrupts their turn is told that it has ended', async () => {
  const { url } = await createDatabase('interrupt_stale_turns_parallel', 'migrated');
  const sessions = new Sessions(url);
  const clock = new pg.Client({ connectionString: url });
  await clock.connect();
  try {
    await sessions.companions(1);
    const [person = ''] = await sessions.people(['left']);
    await sessions.server(`select from begin_turn($1, 'c1', $2, 'Hello')`, [person, randomUUID()]);
    await sessions.owner(`update turns set updated_at = now() - interval '41 seconds'`);
    await clock.query('begin');
    await clock.query('select private.interrupt_stale_turns()');
    const asked = sessions.server<{ turn_id: string | null }>(
      'select turn_id from find_running_turn($1, $2)',
      [person, 'c1'],
    );
    await sessions.waitUntilBlockedBy(clock);
    await clock.query('commit');
    expect(await asked).toEqual({ rows: [{ turn_id: null }], refusal: null });
  } finally {
    await clock.end();
    await sessions.end();
  }
});
