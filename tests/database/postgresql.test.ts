import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { describeOnPostgres } from '../support/database/on-postgres.ts';
import { connected } from '../support/database/project.mjs';
import { root } from '../support/steps.mjs';

const hasProve = spawnSync('pg_prove', ['--version']).status === 0;
const without = hasProve ? '' : ' (skipped: there is no pg_prove)';

describeOnPostgres('a plain server with what hosted Supabase provides', (copy) => {
  test('takes every migration from a role that is no superuser', async () => {
    const { url } = await copy('by_postgres', 'migrated');
    const { rows } = await connected(url, (client) =>
      client.query(
        `select r.rolsuper, (select count(*)::int from pg_tables t where t.schemaname = 'public' and t.tableowner = r.rolname) as tables
        from pg_roles r where r.rolname = current_user`,
      ),
    );
    expect(rows).toEqual([{ rolsuper: false, tables: expect.any(Number) }]);
    expect(rows[0].tables).toBeGreaterThan(15);
  });

  test.skipIf(!hasProve)(`passes every pgTAP file with pg_prove${without}`, async () => {
    const { url, superuserUrl } = await copy('proven', 'migrated');
    await connected(superuserUrl, (client) => client.query('create extension pgtap with schema extensions'));
    const { hostname, port, username, pathname } = new URL(url);
    const { stdout, stderr } = spawnSync('pg_prove', ['--recurse', '--ext', '.sql', 'tests/database'], {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        PGHOST: hostname,
        PGPORT: port,
        PGUSER: username,
        PGDATABASE: pathname.slice(1),
      },
    });
    expect(stdout.replace(/^.* \.+ ok$/gm, '').trim(), stderr).toContain('Result: PASS');
  });
});
