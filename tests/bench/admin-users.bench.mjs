// @ts-check
import { connected, databaseUrl } from '../support/database/project.mjs';
import { adminUsersPage } from './admin-users-page.mjs';
import { authenticateAs, fill, withPostgresql } from './support/postgresql.mjs';
import { median } from './support/times.mjs';

const runs = 20;
const size = { users: 100_000, companions: 100, messages: 10_000 };

/** Of the 200 ms that the page may take for a list in all, the database's part. */
const listBudget = 50;
/** Statistics of all users, shown once in five minutes. */
const figuresBudget = 200;

const last = `(select created_at from users order by created_at desc offset 50000 limit 1)`;
const page = `array(select u.id from list_users(p_limit => 50) u)`;

/** The queries of the admin area. */
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
    sql: `select * from list_users((select email from users where id = md5('person 77777')::uuid), p_limit => 50)`,
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

/** `person 1` of the load. */
const admin = `md5('person 1')::uuid`;

/**
 * The median time of a query in milliseconds, as an admin.
 *
 * @param {import('pg').Client} client
 * @param {string} sql
 */
async function timeOf(client, sql) {
  const times = [];
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    await client.query(sql);
    times.push(performance.now() - began);
  }
  return median(times);
}

/** @param {import('pg').Client} client */
async function inDatabase(client) {
  const figures = [];
  for (const { name, sql, budget } of questions)
    figures.push({
      figure: `admin at 100,000 people: ${name}`,
      budget,
      measured: Number((await timeOf(client, sql)).toFixed(1)),
      unit: 'ms',
    });
  return figures;
}

/**
 * The admin's user table and figures at 100,000 people: in the database, and from key or click to the rows in Chromium.
 */
export default function adminUsers() {
  return withPostgresql(
    async (server) => {
      await fill(server, 'migrated', size);
      return connected(databaseUrl(server, 'migrated', 'postgres'), async (client) => {
        const { rows } = await client.query(`select ${admin} as id`);
        await authenticateAs(client, rows[0].id);
        return [...(await inDatabase(client)), ...(await adminUsersPage(client))];
      });
    },
    { shared_buffers: '512MB', max_wal_size: '4GB', jit: 'off' },
  );
}
