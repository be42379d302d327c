// @ts-check
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { startCluster } from '../support/database/cluster.mjs';
import { findPostgres } from '../support/database/find-postgres.mjs';
import { connected, databaseUrl, makeMigrated, makePlatform } from '../support/database/project.mjs';

const runs = 20;
const size = { users: 100_000, companions: 100, messages: 10_000 };

/** What the page may take for a list in all is 200 ms; this is the database's part of it. */
const listBudget = 50;
/** Shown once in five minutes, and read from all people there are. */
const figuresBudget = 200;

const last = `(select created_at from users order by created_at desc offset 50000 limit 1)`;
const page = `array(select u.id from list_users(p_limit => 50) u)`;

/** What the admin area asks, as it asks it. */
const questions = [
  { name: 'users, first page', sql: 'select * from list_users(p_limit => 50)', budget: listBudget },
  {
    name: 'users, halfway down',
    sql: `select * from list_users(p_before => ${last}, p_before_id => gen_random_uuid(), p_limit => 50)`,
    budget: listBudget,
  },
  {
    name: 'users, part of a name',
    sql: `select * from list_users('4f2a', p_limit => 50)`,
    budget: listBudget,
  },
  {
    name: 'users, an e-mail',
    sql: `select * from list_users('person77777@example.test', p_limit => 50)`,
    budget: listBudget,
  },
  { name: 'users, two letters', sql: `select * from list_users('a7', p_limit => 50)`, budget: listBudget },
  {
    name: 'users, two letters nobody has',
    sql: `select * from list_users('~~', p_limit => 50)`,
    budget: figuresBudget,
  },
  {
    name: 'users, a tier',
    sql: `select * from list_users(p_tier => 'ultimate', p_limit => 50)`,
    budget: listBudget,
  },
  {
    name: 'users, blocked',
    sql: `select * from list_users(p_status => 'blocked', p_limit => 50)`,
    budget: listBudget,
  },
  {
    name: 'users, text, tier and status',
    sql: `select * from list_users('4f2', 'basic', 'active', p_limit => 50)`,
    budget: listBudget,
  },
  { name: 'counts of a page', sql: `select * from count_for_users(${page})`, budget: listBudget },
  { name: 'figures by plan', sql: 'select * from plan_statistics()', budget: figuresBudget },
  { name: 'figures by day', sql: 'select * from daily_statistics()', budget: figuresBudget },
];

/** @param {import('../support/database/cluster.mjs').Cluster} cluster */
async function load(cluster) {
  await connected(databaseUrl(cluster, 'migrated', cluster.superuser), async (client) => {
    await client.query('begin');
    for (const [what, number] of Object.entries(size))
      await client.query(`select set_config('bench.${what}', $1, true)`, [String(number)]);
    await client.query(readFileSync(new URL('database-load.sql', import.meta.url), 'utf8'));
    await client.query('commit');
    await client.query('vacuum analyze');
  });
}

/** The median time of a question in milliseconds, answer and all, as an admin asks it. @param {pg.Client} client @param {string} sql */
async function timeOf(client, sql) {
  const times = [];
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    await client.query(sql);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[runs / 2] ?? Number.NaN;
}

/** The admin's user table and figures at 100,000 people. */
export default async function adminUsers() {
  const found = findPostgres();
  if ('reason' in found) throw new Error(`This bench needs PostgreSQL: ${found.reason}.`);
  const cluster = await startCluster(found.programs, {
    shared_buffers: '512MB',
    max_wal_size: '4GB',
    jit: 'off',
  });
  try {
    await makePlatform(cluster);
    await makeMigrated(cluster);
    await load(cluster);
    const client = new pg.Client({ connectionString: databaseUrl(cluster, 'migrated', 'postgres') });
    await client.connect();
    await client.query(
      `select set_config('role', 'authenticated', false),
         set_config('request.jwt.claims', json_build_object('role', 'authenticated', 'sub', md5('person 1')::uuid)::text, false)`,
    );
    const figures = [];
    for (const { name, sql, budget } of questions)
      figures.push({
        figure: `admin at 100,000 people: ${name}`,
        budget,
        measured: Number((await timeOf(client, sql)).toFixed(1)),
        unit: 'ms',
      });
    await client.end();
    return figures;
  } finally {
    cluster.stop();
  }
}
