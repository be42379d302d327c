// @ts-check
import { connected, databaseUrl } from '../support/database/project.mjs';
import { load } from './support/built-site.mjs';
import { chatOver } from './support/chat-in-process.mjs';
import { withPostgresql } from './support/postgresql.mjs';
import { median, msUntil, rounded } from './support/times.mjs';

const warmUps = 20;
const samples = 200;
const text = 'Good morning';

/**
 * Notes how long each begin_turn of a client takes: the database's own time before the first token.
 *
 * @param {import('pg').Client} client
 * @returns {number[]} in milliseconds, filled while the client is used
 */
function timesOfBeginTurn(client) {
  /** @type {number[]} */
  const times = [];
  const query = /** @type {any} */ (client.query.bind(client));
  const timed = async (/** @type {any} */ asked, /** @type {any[]} */ ...rest) => {
    const begin = performance.now();
    const answer = await query(asked, ...rest);
    if (asked?.text?.includes('public.begin_turn(')) times.push(performance.now() - begin);
    return answer;
  };
  Object.assign(client, { query: timed });
  return times;
}

/**
 * The medians of what chat-send adds, and of the part of it that is the database's, in milliseconds.
 *
 * @param {import('pg').Client} client
 * @param {string} modelBaseUrl
 */
async function added(client, modelBaseUrl) {
  const databaseTimes = timesOfBeginTurn(client);
  const chat = await chatOver(client, modelBaseUrl);
  const person = await chat.person('Bench');
  const asked = JSON.stringify({
    model: 'a/model',
    stream: true,
    messages: [{ role: 'user', content: text }],
  });
  const direct = () => fetch(`${modelBaseUrl}/chat/completions`, { method: 'POST', body: asked });
  const through = () => chat.send(person, text);
  const times = [];
  for (let run = 0; run < warmUps + samples; run++) {
    const pair = { direct: await msUntil(direct, 'Good'), through: await msUntil(through, 'event: delta') };
    if (run >= warmUps) times.push(pair);
  }
  return {
    total: median(times.map((time) => time.through)) - median(times.map((time) => time.direct)),
    database: median(databaseTimes.slice(-samples)),
  };
}

/**
 * What chat-send adds to the model's first token where the database is PostgreSQL: function and database, without a
 * gateway.
 */
export default async function chatOverheadPostgresql() {
  const { ScriptedModel } = await load('support/scripted-model.ts');
  const model = await ScriptedModel.start();
  model.otherwise(async (/** @type {any} */ reply) => {
    for (const piece of ['Good ', 'morning ', 'to you.']) await reply.piece(piece);
    // Without usage the provider would be asked for it, in the middle of the next samples.
    await reply.finish('stop', { prompt_tokens: 900, completion_tokens: 20, cost: 0.0001 });
  });
  try {
    const { total, database } = await withPostgresql((server) =>
      connected(databaseUrl(server, 'migrated', 'postgres'), (client) => added(client, model.baseUrl)),
    );
    return [
      {
        figure: 'chat-send on PostgreSQL: first token, added (median)',
        measured: rounded(total),
        unit: 'ms',
      },
      {
        figure: "  over the database's own time",
        budget: 5,
        measured: rounded(total - database),
        unit: 'ms',
        reference: 'a gateway without login, quota or storage: 3.4',
      },
    ];
  } finally {
    await model.stop();
  }
}
