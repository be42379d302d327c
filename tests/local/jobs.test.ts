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

test('[R-CARE-20] the stack removes at its start what has been kept as long as the privacy policy says', async () => {
  const folder = await temporaryFolder();
  const first = await startStack({ keepIn: folder });
  const before = await connect(first);
  await before.query(
    `insert into public.error_reports (message, source, path, app_version, created_at)
    select 'kept for ' || days || ' days', 'x', '/', '1', now() - days * interval '1 day'
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
  const reports = () =>
    after
      .query('select message from public.error_reports')
      .then(({ rows }) => rows.map((row) => row.message));
  await expect.poll(reports, { timeout: 10_000 }).toEqual(['kept for 89 days']);
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

test('[R-CARE-20] jobs run at the start and when they are due, as the owner, and one that fails is one line', async () => {
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
