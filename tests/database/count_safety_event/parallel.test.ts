import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atOnce, Sessions } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

describe('caught messages at the same time', () => {
  let sessions: Sessions;
  beforeAll(async () => {
    sessions = new Sessions((await createDatabase('safety_parallel', 'migrated')).url);
  });
  afterAll(() => sessions?.end());

  test('[R-PROD-11] 40 parallel requests of one person, each from another country, count one', async () => {
    const [person = ''] = await sessions.people(['caught']);
    const outcomes = await atOnce(40, (n) =>
      sessions.server(`select private.count_safety_event($1, $2, 'suicide')`, [
        person,
        `I${String.fromCharCode(65 + (n % 26))}`,
      ]),
    );
    expect(outcomes.filter(({ refusal }) => refusal !== null)).toEqual([]);
    expect(await sessions.owner('select sum(count)::int as sum from safety_counts')).toEqual([{ sum: 1 }]);
  });
});
