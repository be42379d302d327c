import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptFor } from '#contracts/retention.ts';
import { Sessions } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

let sessions: Sessions;
beforeAll(async () => {
  sessions = new Sessions((await createDatabase('retention', 'migrated')).url, 1);
});
afterAll(() => sessions?.end());

test('[R-CARE-16, R-CARE-20] the privacy policy says the periods by which the database forgets', async () => {
  const different = await sessions.owner(
    `select said.key as name, said.value as said, known.period::text as known
     from jsonb_each_text($1) said full join private.retention_periods() known on known.name = said.key
     where said.value::interval is distinct from known.period`,
    [keptFor],
  );
  expect(different).toEqual([]);
});
