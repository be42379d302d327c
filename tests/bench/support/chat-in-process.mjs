// @ts-check
import { randomBytes, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { load } from './built-site.mjs';
import { removeTurnLimit } from './no-turn-limit.mjs';
import { callRpc } from './postgresql.mjs';

/** @typedef {{ id: string, headers: Record<string, string> }} Person */

/**
 * A user without limits. @param {import('pg').Client} client @param {string} name
 */
async function addPerson(client, name) {
  const id = randomUUID();
  await client.query(
    `insert into auth.users (id, aud, role, email, raw_user_meta_data, created_at, updated_at)
     select $1, 'authenticated', 'authenticated', $2, $3::jsonb || jsonb_build_object('consents', (
       select jsonb_object_agg(c.purpose, c.version) from private.current_consents c
     )), now(), now()`,
    [id, `${id}@people.test`, JSON.stringify({ full_name: name, birth_date: '1990-01-01' })],
  );
  await client.query(`update public.users set subscription_tier = 'ultimate' where id = $1`, [id]);
  return id;
}

/** The database in place of the project's REST service. @param {import('pg').Client} client @returns {typeof fetch} */
function rpcOver(client) {
  return async (input, init) => {
    const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    const [answer] = await callRpc(client, name, JSON.parse(String(init?.body)));
    return Response.json(answer ?? null);
  };
}

/**
 * chat-send in this process over a PostgreSQL database, without a gateway and without a limit of turns; `client` is the
 * server from now on. `waitUntil` gets the work that goes on after a response.
 *
 * @param {import('pg').Client} client
 * @param {string} modelBaseUrl
 * @param {(work: Promise<unknown>) => void} [waitUntil]
 * @param {Record<string, string>} [values] more of the environment
 */
export async function chatOver(client, modelBaseUrl, waitUntil = () => {}, values = {}) {
  await removeTurnLimit(client);
  await client.query(
    `insert into public.companions (id, name, tagline, description, is_public)
     values ('suki', 'Suki', 'Hello', 'A friend', true)`,
  );
  const jwtSecret = randomBytes(32).toString('hex');
  const { chatSendInProcess } = await load('support/function-in-process.ts');
  const chatSend = chatSendInProcess({
    apiUrl: 'http://project.test',
    secretKey: 'service',
    jwtSecret,
    modelBaseUrl,
    values,
    project: rpcOver(client),
    waitUntil,
  });
  return {
    /** Somebody to talk. @param {string} name @returns {Promise<Person>} */
    person: async (name) => {
      await client.query('reset role');
      const id = await addPerson(client, name);
      await client.query('set role service_role');
      const token = await new SignJWT({ role: 'authenticated' })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(id)
        .setAudience('authenticated')
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(jwtSecret));
      return { id, headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' } };
    },
    /** What chat-send answers to a message to Suki. */
    send: (/** @type {Person} */ person, /** @type {string} */ text, messageId = randomUUID()) => {
      const body = JSON.stringify({ companionId: 'suki', text, messageId });
      return chatSend.fetch(
        new Request('http://functions.test/chat-send', { method: 'POST', headers: person.headers, body }),
      );
    },
  };
}
