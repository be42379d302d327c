import { Cron, type CronOptions } from 'croner';
import postgres from 'postgres';

/** A row of private.scheduled_jobs: what pg_cron would run. */
interface Job {
  name: string;
  /** Five cron fields in UTC, or pg_cron's own form `15 seconds`. */
  schedule: string;
  /** SQL. */
  command: string;
}

/** The jobs of a running stack. */
interface Jobs {
  /** Starts no further job, and waits a second for the one that runs. */
  stop(): Promise<void>;
}

/**
 * Runs the jobs of the project's database as pg_cron does on hosted Supabase, and once at the start, because the stack
 * is often off at night. They run one at a time, as the owner of the database; `url` is the owner's. A failure is one
 * line on standard error, and the job runs again when it is next due.
 */
export async function startJobs(url: string): Promise<Jobs> {
  // The only session: a job that becomes due while another runs waits for it.
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const run = async ({ name, command }: Job) => {
    await sql.unsafe(command).catch((error) => logFailure(`The job ${name} failed`, error));
  };
  const jobs = await readJobs(sql).catch((error): Job[] => {
    logFailure('The jobs of the database cannot be read', error);
    return [];
  });
  const timers = jobs.map((job) => new Cron(...patternOf(job.schedule), () => run(job)));
  for (const timer of timers) timer.trigger();
  return {
    stop: async () => {
      for (const timer of timers) timer.stop();
      await sql.end({ timeout: 1 });
    },
  };
}

/** None where the project has no such function. */
async function readJobs(sql: postgres.Sql): Promise<Job[]> {
  const [found] = await sql`select to_regprocedure('private.scheduled_jobs()') is not null as has_jobs`;
  return found?.has_jobs
    ? await sql<Job[]>`select name, schedule, command from private.scheduled_jobs()`
    : [];
}

/** The same in croner's words. A job that still waits when it is due again runs once. */
function patternOf(schedule: string): [string, CronOptions] {
  const options: CronOptions = { timezone: 'UTC', protect: true };
  const seconds = /^(\d+) seconds?$/.exec(schedule)?.[1];
  return seconds === undefined
    ? [schedule, options]
    : ['* * * * * *', { ...options, interval: Number(seconds) }];
}

function logFailure(what: string, error: unknown): void {
  console.error(`${what}: ${error instanceof Error ? error.message : error}`);
}
