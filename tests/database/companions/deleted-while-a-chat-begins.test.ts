import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Sessions } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

let sessions: Sessions;
let beginner: pg.Client;
beforeAll(async () => {
  const { url } = await createDatabase('deleted_while_a_chat_begins', 'migrated');
  sessions = new Sessions(url, 2);
  beginner = new pg.Client({ connectionString: url });
  await beginner.connect();
  await sessions.companions(2);
});
afterAll(async () => {
  await beginner?.end();
  await sessions?.end();
});

test('[R-SELF-06] a companion that somebody begins to talk with cannot be deleted meanwhile, another one can', async () => {
  const [person] = (await sessions.people(['ann'])) as [string];
  await sessions.server(`select ensure_chat($1, 'c1')`, [person]);
  await beginner.query('begin');
  await beginner.query('set local role service_role');
  await beginner.query(`select begin_turn($1, 'c1', $2, 'Hello')`, [person, randomUUID()]);
  const deleting = sessions.server(`delete from companions where id = 'c1'`, []);
  await sessions.waitUntilBlockedBy(beginner);
  await beginner.query('commit');
  expect((await deleting).refusal).toBe('companion_in_use');
  expect((await sessions.server(`delete from companions where id = 'c2'`, [])).refusal).toBeNull();
  expect(await sessions.owner('select id from companions')).toEqual([{ id: 'c1' }]);
});
