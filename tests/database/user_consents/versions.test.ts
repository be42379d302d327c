import { afterAll, beforeAll, expect, test } from 'vitest';
import { consents } from '#contracts/consents.ts';
import { Sessions } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

let sessions: Sessions;
beforeAll(async () => {
  sessions = new Sessions((await createDatabase('consent_versions', 'migrated')).url, 1);
});
afterAll(() => sessions?.end());

test('[R-CARE-17] the wordings that pages show are the latest ones that the database knows', async () => {
  const known = await sessions.owner<{ purpose: string; version: string }>(
    'select purpose, version from private.current_consents',
  );
  const shown = Object.entries(consents).map(([purpose, { version }]) => [purpose, version]);
  expect(Object.fromEntries(known.map(({ purpose, version }) => [purpose, version]))).toEqual(
    Object.fromEntries(shown),
  );
});

test('[R-CARE-17] a wording that is not the first says what is new in it', async () => {
  const later = await sessions.owner<{ purpose: 'terms' }>(
    `select purpose from private.consent_versions where purpose in ('terms', 'intimate_chats', 'memory')
     group by purpose having count(*) > 1`,
  );
  for (const { purpose } of later) expect(consents[purpose].changed, purpose).not.toBeNull();
});
