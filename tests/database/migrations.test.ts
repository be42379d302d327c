import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connected, migrationFiles, runFile } from '../support/database/project.mjs';
import { createDatabase } from '../support/database/test-database.ts';
import { supabaseCli } from '../support/database-types.mjs';
import { type RunningStack, startStack } from '../support/stack.ts';

const seedFiles = ['supabase/seed.sql', 'supabase/seed-accounts.sql'];
const seeded = `select (select count(*)::int from public.users) as users,
  (select count(*)::int from public.companions) as companions,
       (select count(*)::int from public.announcements) as announcements,
  (select count(*)::int from auth.identities) as identities`;

/** What `supabase db push` finds to do, and does. */
async function push(url: string): Promise<{ upToDate: boolean; migrations: string[] }> {
  return JSON.parse(await supabaseCli(['db', 'push', '--yes', '--output-format', 'json'], url));
}

/** The seed runs twice; both times the same rows are there. */
async function seedTwice(url: string): Promise<unknown[]> {
  return connected(url, async (client) => {
    for (const file of seedFiles) await runFile(client, file);
    const first = await client.query(seeded);
    for (const file of seedFiles) await runFile(client, file);
    const second = await client.query(seeded);
    return [first.rows[0], second.rows[0]];
  });
}

describe('the migrations', () => {
  test('are all applied to an empty project by the Supabase CLI, and the second time none is pending', {
    tags: 'long',
  }, async () => {
    const { url } = await createDatabase('pushed', 'platform');
    expect(await push(url)).toMatchObject({ upToDate: false, migrations: migrationFiles() });
    expect(await push(url)).toMatchObject({ upToDate: true, migrations: [] });
  });

  test('and the seed may run again', async () => {
    const { url } = await createDatabase('seeded', 'migrated');
    const [first, second] = await seedTwice(url);
    expect(first).toEqual({ users: 6, companions: 16, announcements: 3, identities: 6 });
    expect(second).toEqual(first);
  });
});

describe('the embedded engine', () => {
  let stack: RunningStack;
  beforeAll(async () => {
    stack = await startStack();
  });
  afterAll(() => stack?.stop());

  test('is PostgreSQL 17 with every migration, and none is pending', async () => {
    const { rows } = await connected(stack.dbUrl, (client) =>
      client.query(
        `select current_setting('server_version_num')::int / 10000 as version,
        (select array_agg(version order by version) from supabase_migrations.schema_migrations) as applied`,
      ),
    );
    expect(rows[0]).toEqual({
      version: 17,
      applied: migrationFiles().map((file) => file.slice(0, file.indexOf('_'))),
    });
    expect(await push(stack.dbUrl)).toMatchObject({ upToDate: true, migrations: [] });
  });

  test('takes the seed again', async () => {
    const [first, second] = await seedTwice(stack.dbUrl);
    expect(second).toEqual(first);
    expect(second).toMatchObject({ users: 6, companions: 16 });
  });
});
