// @ts-check
import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EphemeralBackend } from '../../supabase/local/launch/backend.mjs';
import { connected } from '../support/database/project.mjs';
import { load } from './support/built-site.mjs';
import { replyOf, startLoadModel } from './support/load-model.mjs';

const streams = 1_000;
/** In seconds. */
const begunOver = 60;
const replyLength = 60;
/** Every so many people send their message a second time when the reply has begun, as from a page that reconnects. */
const sentTwice = 20;
/** A new process is quick only once its engine has compiled what runs often. */
const warmUps = 100;

/** @typedef {{ apiUrl: string, dbUrl: string, publishableKey: string }} Addresses */
/** @typedef {{ id: string, token: string }} Person */

/** @param {Addresses} stack @param {Person} person @param {number} number @param {string} messageId */
function send({ apiUrl, publishableKey }, { token }, number, messageId) {
  return fetch(`${apiUrl}/functions/v1/chat-send`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ companionId: 'suki', text: String(number), messageId }),
  });
}

/**
 * One message and its streamed reply: when the first word came, and all words.
 *
 * @param {Addresses} stack @param {Person} person @param {number} number
 */
async function converse(stack, person, number) {
  const messageId = randomUUID();
  const begin = performance.now();
  const response = await send(stack, person, number, messageId);
  const decoder = new TextDecoder();
  let [rest, text, end, firstWord] = ['', '', '', Number.NaN];
  for await (const bytes of /** @type {any} */ (response.body)) {
    const events = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const [, name = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? [];
      if (name === 'delta') text += JSON.parse(data).text;
      else if (name) end = name;
      if (name === 'delta' && Number.isNaN(firstWord)) {
        firstWord = performance.now() - begin;
        if (number % sentTwice === 0) await again(stack, person, number, messageId);
      }
    }
  }
  return { number, firstWord, text, end: `${response.status} ${end}` };
}

/** @param {Addresses} stack @param {Person} person @param {number} number @param {string} messageId */
async function again(stack, person, number, messageId) {
  const response = await send(stack, person, number, messageId);
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
}

/** Resident memory of a process in kB. @param {number} pid */
async function memoryOf(pid) {
  return Number((await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])).stdout);
}

/** The most memory and the most connections until `end`. @param {import('pg').Client} database @param {number} pid */
function watch(database, pid) {
  const most = { memory: 0, connections: 0 };
  const timer = setInterval(async () => {
    most.memory = Math.max(most.memory, await memoryOf(pid));
    const { rows } = await database.query(
      `select count(*)::int from pg_stat_activity
       where datname = current_database() and usename is not null and pid <> pg_backend_pid()`,
    );
    most.connections = Math.max(most.connections, rows[0].count);
  }, 1_000);
  return { most, end: () => clearInterval(timer) };
}

/**
 * What the database has of the conversations.
 *
 * @param {import('pg').Client} database @param {Person[]} people
 */
async function stored(database, people) {
  const { rows } = await database.query(
    `select p.number::int, coalesce(d.used, 0) as used,
       (select count(*)::int from turns t where t.user_id = u.id) as turns,
       (select string_agg(t.status, ',') from turns t where t.user_id = u.id) as status,
       (select string_agg(m.message_text, '|' order by m.created_at) from messages m
         where m.user_id = u.id and m.message_type = 'ai' and m.turn_id is not null) as reply
     from unnest($1::uuid[]) with ordinality as p (id, number)
     join users u on u.id = p.id left join daily_usage d on d.user_id = u.id
     order by p.number`,
    [people.map(({ id }) => id)],
  );
  return rows;
}

/** @param {number[]} values @param {number} share */
const quantile = (values, share) =>
  Math.round([...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN);

/**
 * People on the free plan, signed in.
 *
 * @param {import('pg').Client} database @param {number} count @param {string} jwtSecret
 * @returns {Promise<Person[]>}
 */
async function newPeople(database, count, jwtSecret) {
  const { signToken } = await load('functions/support/tokens.ts');
  const { rows } = await database.query(
    `insert into auth.users (id, aud, role, email, raw_user_meta_data, created_at, updated_at)
     select id, 'authenticated', 'authenticated', id || '@people.test', jsonb_build_object(
       'full_name', 'Pat', 'birth_date', '1990-01-01',
       'consents', (select jsonb_object_agg(c.purpose, c.version) from private.current_consents c)
     ), now(), now()
     from (select gen_random_uuid() as id from generate_series(1, $1)) person returning id`,
    [count],
  );
  return Promise.all(rows.map(async ({ id }) => ({ id, token: await signToken(jwtSecret, id) })));
}

/**
 * @param {Addresses} stack @param {import('pg').Client} database @param {number} pid
 * @param {Awaited<ReturnType<typeof startLoadModel>>} model @param {string} jwtSecret
 */
async function measure(stack, database, pid, model, jwtSecret) {
  const warm = await newPeople(database, warmUps, jwtSecret);
  for (const [place, person] of warm.entries()) await converse(stack, person, -place - 1);
  const people = await newPeople(database, streams, jwtSecret);
  const idle = await memoryOf(pid);
  const { most, end } = watch(database, pid);
  const begin = performance.now();
  const conversations = await Promise.all(
    people.map(async (person, place) => {
      await pause((place * begunOver * 1000) / streams - (performance.now() - begin));
      return await converse(stack, person, place + 1);
    }),
  );
  end();
  const rows = await stored(database, people);
  const isWhole = (/** @type {typeof conversations[number]} */ { number, text, end }) =>
    end === '200 done' && text === replyOf(number, replyLength) && rows[number - 1].reply === text;
  const notWhole = conversations.filter((conversation) => !isWhole(conversation));
  for (const { number, end } of notWhole.slice(0, 5)) {
    const { turns, used, status } = rows[number - 1];
    const asked = model.asked.get(number) ?? 0;
    console.error(`  ${number} ended '${end}': ${turns} turn ${status}, asked ${asked}, counted ${used}`);
  }
  const added = conversations.map(({ number, firstWord }) => firstWord - (model.silent.get(number) ?? 0));
  const count = (/** @type {boolean[]} */ found) => found.filter(Boolean).length;
  return {
    lost: notWhole.length,
    doubled: count(rows.map(({ number, turns }) => turns !== 1 || model.asked.get(number) !== 1)),
    miscounted: count(rows.map(({ used }) => used !== 1)),
    added,
    perStream: Math.round((most.memory - idle) / streams),
    connections: most.connections,
  };
}

/**
 * A thousand people on the free plan who each send a message within a minute and read a reply of a minute, a piece a
 * second (R-PROD-23).
 */
export default async function loadBench() {
  const model = await startLoadModel(replyLength);
  const jwtSecret = randomBytes(32).toString('hex');
  Object.assign(process.env, {
    JWT_SECRET: jwtSecret,
    OPENROUTER_API_KEY: 'bench',
    OPENROUTER_BASE_URL: model.baseUrl,
    SAFETY_MODEL: 'off',
  });
  const backend = new EphemeralBackend(['--api-port', '0', '--db-port', '0']);
  try {
    const stack = await backend.ready();
    if (stack === null) throw new Error('The embedded stack did not start; it has said why above.');
    const { lost, doubled, miscounted, added, perStream, connections } = await connected(
      stack.dbUrl,
      (database) => measure(stack, database, backend.child.pid ?? 0, model, jwtSecret),
    );
    const begun = `${streams} streams over ${begunOver} s, replies of ${replyLength} s`;
    return [
      { figure: `${begun}: lost or cut`, budget: 0, measured: lost, unit: '' },
      { figure: '  asked or stored twice', budget: 0, measured: doubled, unit: '' },
      { figure: '  counted otherwise than once', budget: 0, measured: miscounted, unit: '' },
      { figure: '  added to the first word, p95', budget: 250, measured: quantile(added, 0.95), unit: 'ms' },
      { figure: '  added to the first word, median', measured: quantile(added, 0.5), unit: 'ms' },
      { figure: '  memory of the stack per stream', budget: 300, measured: perStream, unit: 'kB' },
      { figure: '  connections to the database, at most', measured: connections, unit: '' },
    ];
  } finally {
    await backend.stop();
    await model.stop();
  }
}
