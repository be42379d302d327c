// @ts-check
import { randomBytes, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { runnerImport } from 'vite';
import { connected, databaseUrl } from '../support/database/project.mjs';
import { removeTurnLimit } from './support/no-turn-limit.mjs';
import { callRpc, withPostgresql } from './support/postgresql.mjs';
import { median, msUntil, rounded } from './support/times.mjs';

const warmUps = 20;
const samples = 200;
const text = 'Good morning';
const support = new URL('../support/', import.meta.url).pathname;

/** A user without limits and a companion. @param {import('pg').Client} client */
async function makePeople(client) {
  const id = randomUUID();
  await client.query(
    `insert into auth.users (id, aud, role, email, raw_user_meta_data, created_at, updated_at)
     values ($1, 'authenticated', 'authenticated', 'bench@people.test', '{"full_name":"Bench","birth_date":"1990-01-01"}', now(), now())`,
    [id],
  );
  await client.query(`update public.users set subscription_tier = 'ultimate' where id = $1`, [id]);
  await client.query(
    `insert into public.companions (id, name, tagline, description, is_public) values ('suki', 'Suki', 'Hello', 'A friend', true)`,
  );
  return id;
}

/** The database in place of the project's REST service. @param {import('pg').Client} client @returns {typeof fetch} */
function rpcOver(client) {
  return async (input, init) => {
    const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    const [answer] = await callRpc(client, name, JSON.parse(String(init?.body)));
    return Response.json(answer);
  };
}

/** A valid token of this person. @param {string} userId @param {string} jwtSecret */
function tokenOf(userId, jwtSecret) {
  return new SignJWT({ role: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(jwtSecret));
}

/**
 * The median of what chat-send adds, in milliseconds.
 *
 * @param {import('pg').Client} client
 * @param {string} modelBaseUrl
 */
async function added(client, modelBaseUrl) {
  const userId = await makePeople(client);
  await removeTurnLimit(client);
  await client.query('set role service_role');
  const jwtSecret = randomBytes(32).toString('hex');
  const { module } = await runnerImport(`${support}function-in-process.ts`);
  const chatSend = module.chatSendInProcess({
    apiUrl: 'http://project.test',
    secretKey: 'service',
    jwtSecret,
    modelBaseUrl,
    project: rpcOver(client),
    onTrip: () => {},
  });
  const authorization = `Bearer ${await tokenOf(userId, jwtSecret)}`;
  const headers = { authorization, accept: 'text/event-stream' };
  const asked = JSON.stringify({
    model: 'a/model',
    stream: true,
    messages: [{ role: 'user', content: text }],
  });
  const direct = () => fetch(`${modelBaseUrl}/chat/completions`, { method: 'POST', body: asked });
  const through = () => {
    const body = JSON.stringify({ companionId: 'suki', text, messageId: randomUUID() });
    return chatSend.fetch(new Request('http://functions.test/chat-send', { method: 'POST', headers, body }));
  };
  const times = [];
  for (let run = 0; run < warmUps + samples; run++) {
    const pair = { direct: await msUntil(direct, 'Good'), through: await msUntil(through, 'event: delta') };
    if (run >= warmUps) times.push(pair);
  }
  return median(times.map((time) => time.through)) - median(times.map((time) => time.direct));
}

/**
 * What chat-send adds to the model's first token where the database is PostgreSQL: function and database, without a
 * gateway.
 */
export default async function chatOverheadPostgresql() {
  const { module } = await runnerImport(`${support}scripted-model.ts`);
  const model = await module.ScriptedModel.start();
  model.otherwise(async (/** @type {any} */ reply) => {
    for (const piece of ['Good ', 'morning ', 'to you.']) await reply.piece(piece);
    await reply.finish();
  });
  try {
    const measured = await withPostgresql((server) =>
      connected(databaseUrl(server, 'migrated', 'postgres'), (client) => added(client, model.baseUrl)),
    );
    return [
      {
        figure: 'chat-send on PostgreSQL: first token, added (median)',
        budget: 5,
        measured: rounded(measured),
        unit: 'ms',
        reference: 'a gateway without login, quota or storage: 3.4',
      },
    ];
  } finally {
    await model.stop();
  }
}
