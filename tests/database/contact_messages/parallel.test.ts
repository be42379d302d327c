import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atOnce, Sessions, tally } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

describe('contact messages at the same time', () => {
  let sessions: Sessions;
  beforeAll(async () => {
    sessions = new Sessions((await createDatabase('contact_parallel', 'migrated')).url);
  });
  afterAll(() => sessions?.end());

  const message = `insert into contact_messages (name, email, category, subject, message)
    values ('A', 'a@example.test', 'general', 'x', 'x')`;

  test('[R-PROD-10] an account sends five of 40 parallel messages', async () => {
    const [person = ''] = await sessions.people(['writer']);
    const outcomes = await atOnce(40, () => sessions.person(person, message));
    expect(tally(outcomes.map(({ refusal }) => refusal))).toEqual({ null: 5, too_many_requests: 35 });
  });

  test('[R-PROD-10] visitors without a known address send sixty of 100 parallel messages', async () => {
    const outcomes = await atOnce(100, () => sessions.server(message));
    expect(tally(outcomes.map(({ refusal }) => refusal))).toEqual({ null: 60, too_many_requests: 40 });
  });
});
