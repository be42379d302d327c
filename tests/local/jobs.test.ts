import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { type RunningStack, spawnStack, startStack } from '../support/stack.ts';
import { projectWith, temporaryFolder } from './support/project.ts';

/** A session of the database's owner, closed before the stack stops. */
async function connect(stack: RunningStack): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: stack.dbUrl });
  await client.connect();
  return client;
}

/** A sealed conversation, a cleared one and a deleted message of Ann's, each `days` old. */
const deletedFor = (days: number) => `
with ann as (select id from public.users where email = 'free@amity.test'),
  companion as (select id from public.companions where is_public order by id offset ${days} limit 1),
  chat as (
    insert into public.chats (user_id, companion_id) select ann.id, companion.id from ann, companion returning *
  ),
  run as (
    insert into public.runs (user_id, companion_id, version_id, status, ended_at, purge_at)
    select user_id, companion_id, (select id from public.companion_versions v where v.companion_id = chat.companion_id),
      status, ended_at, ended_at + interval '7 days'
    from chat, (
      values ('sealed', now() - interval '${days} days'), ('cleared', now() - interval '${days} days'), ('open', null)
    ) as v (status, ended_at)
    returning *
  )
insert into public.messages (user_id, companion_id, run_id, message_type, message_text, deleted_at)
select user_id, companion_id, id, 'user', status || ' ${days} days ago',
  case status when 'open' then now() - interval '${days} days' end
from run`;

test('[R-CARE-20] [R-KEEP-10] the stack removes at its start what has been kept as long as the privacy policy says', {
  tags: 'long',
}, async () => {
  const folder = await temporaryFolder();
  const first = await startStack({ keepIn: folder });
  const before = await connect(first);
  for (const days of [6, 7]) await before.query(deletedFor(days));
  await before.query(
    `insert into public.error_reports (message, source, path, app_version, created_at)
    select 'reported ' || days || ' days ago', 'x', '/', '1', now() - days * interval '1 day'
    from unnest(array[89, 91]) as days`,
  );
  await before.end();
  expect(await first.stop()).toBe(0);

  const second = await startStack({ keepIn: folder });
  const after = await connect(second);
  onTestFinished(async () => {
    await after.end();
    await second.stop();
  });
  const kept = () =>
    after
      .query(
        `select message_text as kept from public.messages union select message from public.error_reports order by kept`,
      )
      .then(({ rows }) => rows.map((row) => row.kept));
  await expect
    .poll(kept, { timeout: 10_000 })
    .toEqual(['cleared 6 days ago', 'open 6 days ago', 'reported 89 days ago', 'sealed 6 days ago']);
  expect((await after.query('select from public.runs where purge_at < now()')).rowCount).toBe(0);
});

const jobs = `
create schema private;
create table private.job_runs (name text, role text, at timestamptz default clock_timestamp());
create function private.scheduled_jobs() returns table (name text, schedule text, command text)
language sql as $$
  values ('broken', '1 second', 'select 1 / 0'),
    ('every-second', '1 second', 'insert into private.job_runs values (''every-second'', current_user)'),
    ('on-leap-day', '0 0 29 2 *', 'insert into private.job_runs values (''on-leap-day'', current_user)')
$$;`;

test('[R-CARE-20] jobs run at the start and when they are due, as the owner, and one that fails is one line', {
  tags: 'long',
}, async () => {
  const project = await projectWith({ 'migrations/20270101000000_jobs.sql': jobs });
  const { process: stack, printed } = spawnStack({ project });
  const ended = new Promise((resolve) => stack.on('exit', resolve));
  const ready = await new Promise<string>((resolve) =>
    stack.stdout.once('data', (text) => resolve(String(text))),
  );
  const database = await connect(JSON.parse(ready));
  const runs = () =>
    database
      .query(
        'select name, role, least(count(*), 3)::int as runs from private.job_runs group by name, role order by name',
      )
      .then(({ rows }) => rows);
  await expect.poll(runs, { timeout: 10_000 }).toEqual([
    { name: 'every-second', role: 'postgres', runs: 3 },
    { name: 'on-leap-day', role: 'postgres', runs: 1 },
  ]);
  await database.end();
  stack.kill('SIGTERM');
  expect(await ended).toBe(0);
  const lines = printed()
    .split('\n')
    .filter((line) => line.includes('broken'));
  expect(new Set(lines)).toEqual(new Set(['The job broken failed: division by zero']));
  expect(lines.length).toBeGreaterThan(1);
});
