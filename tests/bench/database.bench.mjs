// @ts-check
import pg from 'pg';
import { copyDatabase, databaseUrl } from '../support/database/project.mjs';
import { productQueries, question, timedFunctions, whoAsks } from './database-queries.mjs';
import { fill, withPostgresql } from './support/postgresql.mjs';

/** @typedef {import('./database-queries.mjs').ProductQuery} ProductQuery */
/** @typedef {{ role: string, user?: string | undefined, before?: string | undefined }} Caller */

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

const wholeTable = 'all of ';

/**
 * A connection to a database of this size.
 *
 * @param {import('./support/postgresql.mjs').Server} server
 * @param {string} name
 * @param {typeof large} size
 */
async function filled(server, name, size) {
  await copyDatabase(server, name, 'migrated');
  await fill(server, name, size);
  const client = new pg.Client({ connectionString: databaseUrl(server, name, 'postgres') });
  await client.connect();
  return client;
}

/** The name of an asking function that does not ask. @param {string} text */
function withoutAsking(text) {
  return timedFunctions
    .map((name) => name.split('.').at(-1) ?? '')
    .reduce((changed, name) => changed.replaceAll(`${name}(`, `${name}_unasked(`), text);
}

/** Makes the functions that do not ask who calls. @param {pg.Client} client */
async function makeUnasked(client) {
  const { rows } = await client.query(
    'select pg_get_functiondef(name::regproc) as text from unnest($1::text[]) as name',
    [timedFunctions],
  );
  const definitions = rows.map(({ text }) => withoutAsking(text));
  if (definitions.join().split(question).length !== 2)
    throw new Error(`One of ${timedFunctions.join(', ')} must say '${question}', once.`);
  for (const definition of definitions) await client.query(definition.replace(question, ''));
}

/** @param {string} sql @param {Record<string, string>} values */
function filledIn(sql, values) {
  return sql.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
}

/** The scans of a plan as JSON: what is read, and by which index. @param {any} node @returns {string[]} */
function scansOf(node) {
  const own =
    node['Index Name'] ?? (node['Node Type'] === 'Seq Scan' ? `${wholeTable}${node['Relation Name']}` : null);
  return [...(own === null ? [] : [own]), ...(node.Plans ?? []).flatMap(scansOf)];
}

/**
 * One run in a transaction that is rolled back: its plan, with the times of the server itself, without the network.
 * `look` is asked before the rollback.
 *
 * @template Looked
 * @param {pg.Client} client
 * @param {string} sql
 * @param {Caller} caller
 * @param {() => Promise<Looked>} [look]
 * @returns {Promise<{ plan: any, looked: Looked | undefined }>}
 */
async function runOnce(client, sql, { role, user, before }, look) {
  await client.query('begin');
  if (before) await client.query(before);
  await client.query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
    role,
    JSON.stringify(user ? { role, sub: user, aal: 'aal2' } : { role }),
  ]);
  const { rows } = await client.query(`explain (analyze, timing off, format json) ${sql}`);
  await client.query('reset role');
  const looked = await look?.();
  await client.query('rollback');
  return { plan: rows[0]['QUERY PLAN'][0], looked };
}

/**
 * What a statement reads: the scans of its own plan, and the tables that are read whole by it or by a function it
 * calls.
 *
 * @param {pg.Client} client
 * @param {string} sql
 * @param {Caller} caller
 */
async function readsOf(client, sql, caller) {
  // The server counts up to a second's reads together: those before this statement must be counted first.
  await client.query('select pg_stat_force_next_flush()');
  const { plan, looked } = await runOnce(client, sql, caller, () =>
    client.query(
      `select relname from pg_stat_xact_user_tables where schemaname = 'public' and seq_scan > 0 and relname <> all ($1)`,
      [tiny],
    ),
  );
  // What comes before the statement reads as well, and cannot be told from it.
  const whole = caller.before ? [] : (looked?.rows ?? []).map(({ relname }) => `${wholeTable}${relname}`);
  return [...scansOf(plan.Plan), ...whole];
}

/** @param {number[]} numbers */
function median(numbers) {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/**
 * A query on both sizes, and on the large one without row-level security, turn and turn about. A statement keeps its
 * plan, as it does behind PostgREST, so its planning is not counted. What is read is asked apart from what is timed:
 * the question itself would slow the statement after it.
 *
 * @param {pg.Client} largeDb
 * @param {pg.Client} smallDb
 * @param {ProductQuery} query
 */
async function measure(largeDb, smallDb, { sql, role, values, before, comparesRls }) {
  const largeValues = (await largeDb.query(values)).rows;
  const smallValues = (await smallDb.query(values)).rows;
  const reads = new Set();
  for (const row of largeValues)
    for (const read of await readsOf(largeDb, filledIn(sql, row), { role, user: row.user, before }))
      reads.add(read);
  /** @type {Record<'large' | 'small' | 'open', number[]>} */
  const times = { large: [], small: [], open: [] };
  for (let run = 0; run < runs; run++) {
    const inLarge = largeValues[run % largeValues.length];
    const inSmall = smallValues[run % smallValues.length];
    const onLarge = await runOnce(largeDb, filledIn(sql, inLarge), { role, user: inLarge.user, before });
    const onSmall = await runOnce(smallDb, filledIn(sql, inSmall), { role, user: inSmall.user, before });
    times.large.push(onLarge.plan['Execution Time']);
    times.small.push(onSmall.plan['Execution Time']);
    if (comparesRls) {
      const open = await runOnce(largeDb, filledIn(withoutAsking(sql), inLarge), { role: 'postgres' });
      times.open.push(open.plan['Execution Time']);
    }
  }
  return {
    large: median(times.large),
    small: median(times.small),
    open: comparesRls ? median(times.open) : undefined,
    reads: [...reads],
  };
}

/** @param {number} number */
function rounded(number) {
  return Number(number.toFixed(3));
}

/**
 * @param {ProductQuery} query
 * @param {Awaited<ReturnType<typeof measure>>} result
 * @param {number} asking milliseconds
 */
function figuresOf({ name, waitAtMost, why }, { large, small, open }, asking) {
  return [
    {
      figure: `${name}: to small`,
      budget: 1.2,
      measured: Number((large / small).toFixed(2)),
      unit: 'x',
      ...(why && { why }),
    },
    ...(open === undefined
      ? []
      : [
          {
            figure: `${name}: RLS adds`,
            budget: rounded(Math.max(open / 2, 0.1)),
            measured: rounded(large - open),
            unit: 'ms',
            why: `to ask who calls is one call of one function, which takes ${rounded(asking)} ms here`,
          },
        ]),
    ...(waitAtMost === undefined
      ? []
      : [{ figure: name, budget: waitAtMost, measured: rounded(large), unit: 'ms' }]),
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

/**
 * Every product query at 100,000 people and a million messages, beside a hundredth of that and without row-level
 * security.
 */
export default function database() {
  return withPostgresql(async (server) => {
    const largeDb = await filled(server, 'large', large);
    const smallDb = await filled(server, 'small', small);
    await makeUnasked(largeDb);
    const { large: asking } = await measure(largeDb, smallDb, whoAsks);
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
      figures.push(...figuresOf(query, result, asking));
      wholeTables += reads.filter((read) => read.startsWith(wholeTable)).length;
    }
    await largeDb.end();
    await smallDb.end();
    return [...figures, { figure: 'tables read whole', budget: 0, measured: wholeTables, unit: '' }];
  }, settings);
}
