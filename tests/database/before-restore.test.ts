import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { connected, runFile } from '../support/database/project.mjs';
import { createDatabase } from '../support/database/test-database.ts';

/** What a dump makes: it names what it grants, takes from everybody what a function gives by itself, and no more. */
async function restore(client: Client, name: string): Promise<void> {
  await client.query(`create table public.${name} (id bigint generated always as identity)`);
  await client.query(`grant select on public.${name} to authenticated`);
  await client.query(`create function public.${name}() returns integer language sql return 1`);
  await client.query(`revoke all on function public.${name}() from public`);
}

/** The privileges of the API roles on what `restore` made. */
async function granted(client: Client, name: string): Promise<string[]> {
  const { rows } = await client.query<{ said: string }>(
    `select a.grantee::regrole || ' ' || a.privilege_type || ' ' || o.kind as said
     from (
       select case c.relkind when 'r' then 'table' else 'sequence' end as kind, c.relacl as acl
       from pg_class c where c.relname in ($1::text, $1::text || '_id_seq')
       union all
       select 'function', p.proacl from pg_proc p where p.proname = $1::text
     ) o cross join lateral aclexplode(o.acl) a
     where a.grantee::regrole::text in ('anon', 'authenticated', 'service_role')
     order by 1`,
    [name],
  );
  return rows.map(({ said }) => said);
}

test('[R-PROD-02] what a dump makes is open to those it names, once a file was run that closes a new project', async () => {
  const database = await createDatabase('before_restore', 'platform');
  await connected(database.url, async (client) => {
    await restore(client, 'too_early');
    expect(await granted(client, 'too_early')).toEqual(
      expect.arrayContaining(['anon DELETE table', 'anon USAGE sequence', 'anon EXECUTE function']),
    );

    await runFile(client, 'supabase/scripts/before-restore.sql');
    await restore(client, 'in_time');
    expect(await granted(client, 'in_time')).toEqual(['authenticated SELECT table']);
  });
});
