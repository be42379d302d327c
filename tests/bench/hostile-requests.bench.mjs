// @ts-check
import pg from 'pg';
import { copyDatabase, databaseUrl } from '../support/database/project.mjs';
import { hostileRequests, oversize, slowestTexts } from './hostile-requests.mjs';
import { fill, withPostgresql } from './support/postgresql.mjs';

/** @typedef {import('./hostile-requests.mjs').HostileRequest} HostileRequest */

const budget = { accepted: 250, refused: 20 };
/** The fastest of so many runs: what else the machine does is not the request's. */
const runs = 5;

/** @param {pg.Client} client @returns {Promise<Record<string, string>>} the ids that requests name */
async function someone(client) {
  const [{ rows }, { rows: companions }] = [
    await client.query(
      `insert into auth.users (id, email, raw_user_meta_data, created_at)
      select gen_random_uuid(), 'hostile@example.test', jsonb_build_object('birth_date', '1990-01-31', 'consents', (
        select jsonb_object_agg(c.purpose, c.version) from private.current_consents c
      )), now() returning id`,
    ),
    await client.query('select id from companions where is_public limit 1'),
  ];
  const ids = { user: rows[0].id, companion: companions[0].id, own: 'hostiles-own' };
  await client.query(
    `insert into companions (id, name, tagline, description, user_id) values ($1, 'Mine', 'x', 'x', $2)`,
    [ids.own, ids.user],
  );
  await client.query(
    `insert into companion_settings (companion_id, user_id, avatar)
     values ($1, $2, 'soft-short-black-light-none-none-shirt-cafe')`,
    [ids.own, ids.user],
  );
  return ids;
}

const roles = { person: 'authenticated', server: 'service_role', auth: null };

/**
 * Milliseconds of one request in a transaction that is rolled back, and how it was refused.
 *
 * @param {pg.Client} client @param {HostileRequest} request @param {Record<string, string>} ids @param {string} text
 */
async function once(client, { as, sql }, ids, text) {
  await client.query('begin');
  const role = roles[as];
  if (role !== null) {
    await client.query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
      role,
      JSON.stringify({ role, ...(as === 'person' && { sub: ids.user }) }),
    ]);
  }
  const statement = sql.replace(/\{(user|companion|own)\}/g, (_, name) => ids[name] ?? '');
  const begin = performance.now();
  const refusal = await client.query(statement, [text]).then(
    () => null,
    (error) => String(error.code),
  );
  const took = performance.now() - begin;
  await client.query('rollback');
  return { took, refusal };
}

/**
 * @param {pg.Client} client
 * @param {HostileRequest} request
 * @param {Record<string, string>} ids
 * @param {string[]} texts
 */
async function slowest(client, request, ids, texts) {
  let worst = 0;
  const refusals = new Set();
  for (const text of texts) {
    let fastest = Number.POSITIVE_INFINITY;
    for (let run = 0; run < runs; run++) {
      const { took, refusal } = await once(client, request, ids, text);
      fastest = Math.min(fastest, took);
      refusals.add(refusal);
    }
    worst = Math.max(worst, fastest);
  }
  return { worst: Math.round(worst * 10) / 10, refusals };
}

const ofLength = (/** @type {string} */ piece, /** @type {number} */ length) =>
  piece
    .repeat(Math.ceil(length / piece.length))
    .slice(0, length)
    .replace(/ $/, '.');

/** How long the database works for the largest requests of a free account (R-PROD-09). */
export default () =>
  withPostgresql(async (server) => {
    await copyDatabase(server, 'hostile', 'migrated');
    await fill(server, 'hostile', { users: 1_000, companions: 10_000, messages: 10_000 });
    const client = new pg.Client({ connectionString: databaseUrl(server, 'hostile', 'postgres') });
    await client.connect();
    try {
      const ids = await someone(client);
      const figures = [];
      for (const request of hostileRequests) {
        const { name, longest, cut } = request;
        if (longest !== undefined) {
          const texts = slowestTexts.map((piece) => ofLength(piece, longest));
          const { worst } = await slowest(client, request, ids, texts);
          figures.push({ figure: `${name}, largest`, measured: worst, budget: budget.accepted, unit: 'ms' });
        }
        const { worst, refusals } = await slowest(client, request, ids, [
          ofLength(slowestTexts[0] ?? '', oversize),
        ]);
        if (!cut && refusals.has(null)) throw new Error(`${name} takes ${oversize} characters.`);
        const most = cut ? budget.accepted : budget.refused;
        figures.push({
          figure: `${name}, ${oversize} characters`,
          measured: worst,
          budget: most,
          unit: 'ms',
        });
      }
      return figures;
    } finally {
      await client.end();
    }
  });
