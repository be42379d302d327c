// @ts-check
import pg from 'pg';
import { copyDatabase, databaseUrl } from '../support/database/project.mjs';
import { productQueries } from './database-queries.mjs';
import { fill, withPostgresql } from './support/postgresql.mjs';

/** @typedef {import('./database-queries.mjs').ProductQuery} ProductQuery */
/** @typedef {{ planning: number, execution: number, scans: string[], wholeTables: string[] }} Run */

const runs = 100;
const large = { users: 100_000, companions: 10_000, messages: 1_000_000 };
const small = { users: 1_000, companions: 100, messages: 10_000 };

/** As hosted Supabase: everything in memory or on an SSD. Nothing else works while a query is measured. */
const settings = {
  shared_buffers: '1GB',
  max_wal_size: '4GB',
  random_page_cost: 1.1,
  autovacuum: 'off',
  jit: 'off',
};

/** These few rows are meant to be read whole. */
const tiny = ['plans'];

/** A connection to a database of this size. @param {import('./support/postgresql.mjs').Cluster} cluster @param {string} name @param {typeof large} size */
async function filled(cluster, name, size) {
  await copyDatabase(cluster, name, 'migrated');
  await fill(cluster, name, size);
  const client = new pg.Client({ connectionString: databaseUrl(cluster, name, 'postgres') });
  await client.connect();
  return client;
}

/** @param {string} sql @param {Record<string, string>} values */
function filledIn(sql, values) {
  return sql.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
}

/** The scans of a plan as JSON: what is read, and by which index. @param {any} node @returns {string[]} */
function scansOf(node) {
  const own =
    node['Index Name'] ?? (node['Node Type'] === 'Seq Scan' ? `all of ${node['Relation Name']}` : null);
  return [...(own === null ? [] : [own]), ...(node.Plans ?? []).flatMap(scansOf)];
}

/**
 * One run in a transaction that is rolled back: the times of the server itself, without the network.
 *
 * @param {pg.Client} client
 * @param {string} sql
 * @param {{ role: string, user?: string | undefined, before?: string | undefined }} caller
 * @returns {Promise<Run>}
 */
async function runOnce(client, sql, { role, user, before }) {
  await client.query('begin');
  if (before) await client.query(before);
  await client.query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
    role,
    JSON.stringify(user ? { role, sub: user } : { role }),
  ]);
  const { rows } = await client.query(`explain (analyze, timing off, format json) ${sql}`);
  await client.query('reset role');
  const whole = await client.query(
    `select relname from pg_stat_xact_user_tables where schemaname = 'public' and seq_scan > 0 and relname <> all ($1)`,
    [tiny],
  );
  await client.query('rollback');
  const [plan] = rows[0]['QUERY PLAN'];
  return {
    planning: plan['Planning Time'],
    execution: plan['Execution Time'],
    scans: scansOf(plan.Plan),
    wholeTables: before ? [] : whole.rows.map((row) => row.relname),
  };
}

/** @param {number[]} numbers */
function median(numbers) {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/**
 * A query on both sizes, and on the large one without row-level security, turn and turn about. A statement keeps its plan, as
 * it does behind PostgREST, so its planning is not counted; list_users plans anew each time, so what stands beside it does too.
 *
 * @param {pg.Client} largeDb
 * @param {pg.Client} smallDb
 * @param {ProductQuery} query
 */
async function measure(largeDb, smallDb, { sql, role, values, before, withoutRls, comparesRls }) {
  const open = withoutRls ?? (comparesRls ? sql : null);
  /** @type {Record<'large' | 'small' | 'open', Run[]>} */
  const results = { large: [], small: [], open: [] };
  const largeValues = (await largeDb.query(values)).rows;
  const smallValues = (await smallDb.query(values)).rows;
  for (let run = 0; run < runs; run++) {
    const inLarge = largeValues[run % largeValues.length];
    const inSmall = smallValues[run % smallValues.length];
    results.large.push(await runOnce(largeDb, filledIn(sql, inLarge), { role, user: inLarge.user, before }));
    results.small.push(await runOnce(smallDb, filledIn(sql, inSmall), { role, user: inSmall.user, before }));
    if (open) results.open.push(await runOnce(largeDb, filledIn(open, inLarge), { role: 'postgres' }));
  }
  const whole = new Set(results.large.flatMap((run) => run.wholeTables));
  return {
    large: median(results.large.map((run) => run.execution)),
    small: median(results.small.map((run) => run.execution)),
    open: open
      ? median(results.open.map((run) => run.execution + (withoutRls ? run.planning : 0)))
      : undefined,
    wholeTables: whole.size,
    reads: [
      ...new Set(results.large.flatMap((run) => run.scans)),
      ...[...whole].map((table) => `all of ${table}`),
    ],
  };
}

/** @param {number} number */
function rounded(number) {
  return Number(number.toFixed(3));
}

/** @param {ProductQuery} query @param {Awaited<ReturnType<typeof measure>>} result */
function figuresOf({ name, atMost }, { large, small, open }) {
  return [
    {
      figure: `${name}: to small`,
      budget: 1.2,
      measured: Number((large / small).toFixed(2)),
      unit: 'x',
    },
    ...(open === undefined
      ? []
      : [
          {
            figure: `${name}: RLS adds`,
            budget: rounded(Math.max(open / 2, 0.1)),
            measured: rounded(large - open),
            unit: 'ms',
          },
        ]),
    ...(atMost === undefined ? [] : [{ figure: name, budget: atMost, measured: rounded(large), unit: 'ms' }]),
  ];
}

/** @param {(string | number | undefined)[]} cells */
function printRow([name, ...cells]) {
  const [reads, ...times] = cells.reverse();
  console.log(
    String(name).padEnd(52) +
      times
        .reverse()
        .map((time) => String(time ?? '').padStart(10))
        .join('') +
      `   ${reads}`,
  );
}

/** Every product query at 100,000 people and a million messages, beside a hundredth of that and without row-level security. */
export default function database() {
  return withPostgresql(async (cluster) => {
    const largeDb = await filled(cluster, 'large', large);
    const smallDb = await filled(cluster, 'small', small);
    const figures = [];
    let wholeTables = 0;
    printRow(['query, milliseconds in the database', 'large', 'small', 'RLS off', 'reads']);
    for (const query of productQueries) {
      const result = await measure(largeDb, smallDb, query);
      const { reads, open } = result;
      printRow([
        query.name,
        rounded(result.large),
        rounded(result.small),
        open && rounded(open),
        reads.join(', ') || 'by index',
      ]);
      figures.push(...figuresOf(query, result));
      wholeTables += result.wholeTables;
    }
    await largeDb.end();
    await smallDb.end();
    return [...figures, { figure: 'tables read whole', budget: 0, measured: wholeTables, unit: '' }];
  }, settings);
}
