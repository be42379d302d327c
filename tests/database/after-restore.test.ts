import { expect, test } from 'vitest';
import { connected, runFile } from '../support/database/project.mjs';
import { createDatabase } from '../support/database/test-database.ts';

/** What is ours outside of our schemas, each with the statement that takes it away. */
const ours = `
  select 'trigger' as kind, pg_get_triggerdef(t.oid) as said,
    format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) as drop
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
  where p.pronamespace = 'private'::regnamespace and c.relnamespace in ('auth'::regnamespace, 'storage'::regnamespace)
  union all
  select 'policy', p.policyname || ' ' || p.cmd || ' ' || p.roles::text || coalesce(' using ' || p.qual, '')
    || coalesce(' check ' || p.with_check, ''), format('drop policy %I on %I.%I', p.policyname, p.schemaname, p.tablename)
  from pg_policies p where p.schemaname in ('auth', 'storage')
  union all
  select 'bucket', to_jsonb(b)::text, format('delete from storage.buckets where id = %L', b.id)
  from (select id, name, public, file_size_limit, allowed_mime_types from storage.buckets) b
  union all
  select 'published', format('%I.%I', t.schemaname, t.tablename),
    format('alter publication %I drop table %I.%I', t.pubname, t.schemaname, t.tablename)
  from pg_publication_tables t where t.pubname = 'supabase_realtime'
  order by 1, 2`;

const found = (url: string) =>
  connected(
    url,
    async (client) => (await client.query<{ kind: string; said: string; drop: string }>(ours)).rows,
  );

test('[R-PROD-02] a file puts back what a restored dump of our schemas does not hold, as often as it runs', async () => {
  const database = await createDatabase('after_restore', 'migrated');
  const before = await found(database.superuserUrl);
  expect(new Set(before.map(({ kind }) => kind))).toEqual(
    new Set(['bucket', 'policy', 'published', 'trigger']),
  );
  await connected(database.superuserUrl, async (client) => {
    // The storage service deletes buckets itself.
    await client.query('set session_replication_role = replica');
    for (const { drop } of before) await client.query(drop);
  });
  expect(await found(database.superuserUrl)).toEqual([]);
  for (const _time of ['first', 'second']) {
    await connected(database.url, (client) => runFile(client, 'supabase/scripts/after-restore.sql'));
    expect(await found(database.superuserUrl)).toEqual(before);
  }
});
