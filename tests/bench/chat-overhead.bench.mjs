// @ts-check
import { randomBytes, randomUUID } from 'node:crypto';
import { runnerImport } from 'vite';
import { EphemeralBackend } from '../../supabase/local/launch/backend.mjs';
import { connected } from '../support/database/project.mjs';
import { removeTurnLimit } from './support/no-turn-limit.mjs';
import { median, msUntil, rounded } from './support/times.mjs';

/** A new process is quick only once its engine has compiled what runs often. */
const warmUps = 150;
const samples = 400;

/** @typedef {{ apiUrl: string, dbUrl: string, secretKey: string, publishableKey: string }} Addresses */
/** @typedef {{ id: string, headers: Record<string, string> }} Person */

/**
 * A POST of JSON, until its response contains `sign`.
 *
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {unknown} body
 * @param {string} sign
 */
function msUntilPosted(url, headers, body, sign) {
  return msUntil(() => fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }), sign);
}

/**
 * A user without limits, so that the bench can send any number of messages.
 *
 * @param {Addresses} stack
 * @returns {Promise<Person>}
 */
async function signUp({ apiUrl, publishableKey }) {
  const { module } = await runnerImport('./tests/support/sign-up-data.ts');
  const json = { apikey: publishableKey, 'content-type': 'application/json' };
  const response = await fetch(`${apiUrl}/auth/v1/signup`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      email: 'bench@people.test',
      password: randomUUID(),
      data: module.signUpData,
    }),
  });
  const { access_token: token, user } = await response.json();
  const headers = { ...json, authorization: `Bearer ${token}` };
  const body = JSON.stringify({ tier: 'ultimate' });
  await fetch(`${apiUrl}/functions/v1/user-set-tier`, { method: 'POST', headers, body });
  return { id: user.id, headers };
}

const newMessage = () => ({ companionId: 'suki', text: 'Good morning', messageId: randomUUID() });

/**
 * The three times side by side, in turn. The model is asked directly what chat-send has just asked it.
 *
 * @param {Addresses} stack
 * @param {Person} person
 * @param {any} model
 */
async function overhead({ apiUrl, secretKey }, person, model) {
  const server = { apikey: secretKey, 'content-type': 'application/json' };
  const stream = { ...person.headers, accept: 'text/event-stream' };
  const asked = () => model.requests.at(-1).body;
  const once = async () => ({
    through: await msUntilPosted(`${apiUrl}/functions/v1/chat-send`, stream, newMessage(), 'event: delta'),
    direct: await msUntilPosted(`${model.baseUrl}/chat/completions`, server, asked(), 'Good'),
    rpc: await msUntilPosted(
      `${apiUrl}/rest/v1/rpc/read_usage`,
      server,
      { p_user_id: person.id },
      'remaining',
    ),
  });
  for (let run = 0; run < warmUps; run++) await once();
  const times = [];
  for (let run = 0; run < samples; run++) times.push(await once());
  return {
    added: median(times.map(({ through }) => through)) - median(times.map(({ direct }) => direct)),
    rpc: median(times.map(({ rpc }) => rpc)),
  };
}

/**
 * How much longer than the bare RPC its one call of the database takes, asked for from here and nothing else done: what
 * no function before the model can go below.
 *
 * @param {Addresses} stack
 * @param {Person} person
 */
async function databasePart({ apiUrl, secretKey }, person) {
  const server = { apikey: secretKey, 'content-type': 'application/json' };
  const rpc = (/** @type {string} */ name) => `${apiUrl}/rest/v1/rpc/${name}`;
  const once = async () => {
    const { companionId: p_companion_id, text: p_text, messageId: p_message_id } = newMessage();
    const turn = { p_user_id: person.id, p_companion_id, p_message_id, p_text };
    const begun = await msUntilPosted(rpc('begin_turn'), server, turn, 'started');
    const running = `${apiUrl}/rest/v1/turns?select=id&status=eq.running&user_id=eq.${person.id}`;
    const [{ id }] = await (await fetch(running, { headers: server })).json();
    const ending = { p_turn_id: id, p_status: 'stopped', p_reply_text: 'Good morning to you.' };
    await msUntilPosted(rpc('finish_turn'), server, ending, 'stopped');
    const bare = await msUntilPosted(rpc('read_usage'), server, { p_user_id: person.id }, 'remaining');
    return { begun, bare };
  };
  const times = [];
  for (let run = 0; run < warmUps + samples; run++) times.push(await once());
  const measured = times.slice(warmUps);
  return median(measured.map(({ begun }) => begun)) / median(measured.map(({ bare }) => bare));
}

/**
 * Round trips to the project around the model.
 *
 * @param {Addresses} stack
 * @param {Person} person
 * @param {string} jwtSecret
 * @param {any} model
 */
async function roundTrips(stack, person, jwtSecret, model) {
  const { module } = await runnerImport(
    new URL('../support/function-in-process.ts', import.meta.url).pathname,
  );
  /** @type {string[]} */
  const trips = [];
  model.willAnswer(async (/** @type {any} */ reply) => {
    trips.push('model');
    await reply.piece('Good morning.');
    await reply.finish();
  });
  const onTrip = (/** @type {string} */ name) => trips.push(name);
  const chatSend = module.chatSendInProcess({ ...stack, jwtSecret, modelBaseUrl: model.baseUrl, onTrip });
  const body = JSON.stringify(newMessage());
  const request = new Request('http://functions.test/chat-send', {
    method: 'POST',
    headers: person.headers,
    body,
  });
  await (await chatSend.fetch(request)).text();
  const before = trips.indexOf('model');
  return { before, after: trips.length - before - 1 };
}

/** What chat-send adds to the model: time to the first token, beside one bare RPC, and database round trips. */
export default async function chatOverhead() {
  const { module } = await runnerImport(new URL('../support/scripted-model.ts', import.meta.url).pathname);
  const model = await module.ScriptedModel.start();
  model.otherwise(async (/** @type {any} */ reply) => {
    for (const piece of ['Good ', 'morning ', 'to you.']) await reply.piece(piece);
    // Without usage the provider would be asked for it, in the middle of the next samples.
    await reply.finish('stop', { prompt_tokens: 900, completion_tokens: 20, cost: 0.0001 });
  });
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
    await connected(stack.dbUrl, removeTurnLimit);
    const person = await signUp(stack);
    const { added, rpc } = await overhead(stack, person, model);
    const floor = rounded(await databasePart(stack, person));
    const why = `begin_turn alone takes ${floor} x one bare RPC in the same run`;
    const { before, after } = await roundTrips(stack, person, jwtSecret, model);
    return [
      {
        figure: 'chat-send: first token, added to the model (median)',
        budget: rounded(1.5 * rpc),
        measured: rounded(added),
        unit: 'ms',
        why,
      },
      {
        figure: '  as a multiple of one bare RPC round trip',
        budget: 1.5,
        measured: rounded(added / rpc),
        unit: 'x',
        why,
      },
      { figure: 'chat-send: database round trips before the model', budget: 1, measured: before, unit: '' },
      { figure: 'chat-send: database round trips after the reply', budget: 1, measured: after, unit: '' },
    ];
  } finally {
    await backend.stop();
    await model.stop();
  }
}
