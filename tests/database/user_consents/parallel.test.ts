import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atOnce, Sessions, tally } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

describe('consents at the same time', () => {
  let sessions: Sessions;
  beforeAll(async () => {
    sessions = new Sessions((await createDatabase('consents_parallel', 'migrated')).url);
  });
  afterAll(() => sessions?.end());

  test('200 parallel toggles keep twenty consents at most, and every other row withdraws one', async () => {
    const [person = ''] = await sessions.people(['toggler']);
    const outcomes = await atOnce(200, (n) =>
      sessions.person(
        person,
        `insert into user_consents (purpose, text_version, given) values ('product_mail', '2026-11-21', $1)`,
        [n % 2 === 0],
      ),
    );
    const rows = await sessions.owner<{ given: boolean }>(
      `select given from user_consents where user_id = $1 and purpose = 'product_mail' order by id`,
      [person],
    );
    expect(Object.keys(tally(outcomes.map(({ refusal }) => refusal)))).toEqual(
      expect.arrayContaining(['null']),
    );
    expect(tally(rows.map(({ given }) => String(given))).true).toBeLessThanOrEqual(20);
    for (const [index, { given }] of rows.slice(1).entries()) expect(given).toBe(!rows[index]?.given);
  });
});
