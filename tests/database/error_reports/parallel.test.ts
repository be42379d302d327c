import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnPostgres } from '../../support/database/on-postgres.ts';
import { atOnce, Sessions } from '../../support/database/sessions.ts';

describeOnPostgres('error reports at the same time', (copy) => {
  let sessions: Sessions;
  beforeAll(async () => {
    sessions = new Sessions((await copy('errors_parallel', 'migrated')).url);
  });
  afterAll(() => sessions?.end());

  test('[R-PROD-20] sixty of 200 parallel reports are kept', async () => {
    await atOnce(200, (n) =>
      sessions.server(
        `insert into error_reports (message, source, path, app_version) values ($1, 'window', '/chat', '1.0.0')`,
        [`Error ${n}`],
      ),
    );
    expect(await sessions.owner('select from error_reports')).toHaveLength(60);
  });
});
