// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connected, superuserUrl } from '../../support/database/project.mjs';
import { startServer } from '../../support/database/server.mjs';

/** @typedef {import('../../support/database/project.mjs').Server} Server */

/**
 * A PostgreSQL server with the database `migrated` for `measure`, ended after it.
 *
 * @template Result
 * @param {(server: Server) => Promise<Result>} measure
 * @param {Record<string, string | number>} [settings] those of postgresql.conf
 */
export async function withPostgresql(measure, settings) {
  const server = await startServer(settings);
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

/**
 * Fills a database with as many people, companions and messages as `size` says.
 *
 * @param {Server} server
 * @param {string} database
 * @param {{ users: number, companions: number, messages: number }} size
 */
export async function fill(server, database, size) {
  const load = readFileSync(new URL('../database-load.sql', import.meta.url), 'utf8');
  await connected(superuserUrl(server, database), async (client) => {
    await client.query('begin');
    for (const [what, number] of Object.entries(size))
      await client.query(`select set_config('bench.${what}', $1, true)`, [String(number)]);
    await client.query(load);
    await client.query('commit');
    await client.query('vacuum analyze');
  });
}

/**
 * From now on this connection asks as the person of this id, as PostgREST does.
 *
 * @param {import('pg').Client} client
 * @param {string} userId
 */
export async function authenticateAs(client, userId) {
  const claims = JSON.stringify({ role: 'authenticated', sub: userId, aal: 'aal2' });
  await client.query(
    `select set_config('role', 'authenticated', false), set_config('request.jwt.claims', $1, false)`,
    [claims],
  );
}

/**
 * PostgREST's part of an RPC without its process: the call with its named arguments, every row as JSON.
 *
 * @param {import('pg').Client} client
 * @param {string} name
 * @param {Record<string, unknown>} args
 * @returns {Promise<unknown[]>}
 */
export async function callRpc(client, name, args) {
  const call = Object.keys(args)
    .map((key, index) => `${key} => $${index + 1}`)
    .join(', ');
  const text = `select to_json(answer) as answer from public.${name}(${call}) as answer`;
  const statement = createHash('md5').update(text).digest('hex');
  // A list of objects is JSON to the database, a list of ids an array of its own.
  const values = Object.values(args).map((value) =>
    Array.isArray(value) && typeof value[0] !== 'string' ? JSON.stringify(value) : value,
  );
  const { rows } = await client.query({ name: statement, text, values });
  return rows.map(({ answer }) => answer);
}
