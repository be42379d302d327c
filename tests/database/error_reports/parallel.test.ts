import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atOnce, Sessions } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

describe('error reports at the same time', () => {
  let sessions: Sessions;
  beforeAll(async () => {
    sessions = new Sessions((await createDatabase('errors_parallel', 'migrated')).url);
  });
  afterAll(() => sessions?.end());

  test('sixty of 200 parallel reports are kept', async () => {
    await atOnce(200, (n) =>
      sessions.server(
        `insert into error_reports (message, source, path, app_version) values ($1, 'window', '/chat', '1.0.0')`,
        [`Error ${n}`],
      ),
    );
    expect(await sessions.owner('select from error_reports')).toHaveLength(60);
  });
});
