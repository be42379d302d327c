// @ts-check
import { connected, databaseUrl } from '../support/database/project.mjs';
import { load } from './support/built-site.mjs';
import { chatOver } from './support/chat-in-process.mjs';
import { withPostgresql } from './support/postgresql.mjs';
import { median, msUntil, rounded } from './support/times.mjs';

const warmUps = 10;
const samples = 25;
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** What the classifier does, by name; null for none. @type {Record<string, ((reply: any) => Promise<void>) | null>} */
const classifiers = {
  'no classifier': null,
  'fast: at once': (reply) => reply.verdict({}),
  'slow: 0.5 s': async (reply) => {
    await pause(500);
    await reply.verdict({});
  },
  'late: 3 s': async (reply) => {
    await pause(3_000);
    await reply.verdict({});
  },
  'down: refuses': async (reply) => reply.json(401, { error: { message: 'Refused.' } }),
};

/**
 * The median time to the first word, in milliseconds.
 *
 * @param {import('pg').Client} client
 * @param {any} model
 * @param {((reply: any) => Promise<void>) | null} classifier
 */
async function firstWord(client, model, classifier) {
  const values = classifier ? { SAFETY_MODEL: 'a/classifier' } : {};
  /** @type {Promise<unknown>[]} */
  const works = [];
  const chat = await chatOver(client, model.baseUrl, (work) => works.push(work), values);
  if (classifier) model.judging(classifier);
  const times = [];
  for (let run = 0; run < warmUps + samples; run++) {
    // Each in a chat of its own: a late verdict ends its response after seconds.
    const person = await chat.person(`Bench ${run}`);
    times.push(msUntil(() => chat.send(person, 'Good morning'), 'event: delta'));
    if (run < warmUps) await times.pop();
    else await pause(40);
  }
  const middle = median(await Promise.all(times));
  await Promise.all(works);
  return middle;
}

/** How long the first word waits for the classifier (R-CARE-04), with the scripted one: fast, slow, late and down. */
export default async function classifierWait() {
  const { ScriptedModel } = await load('support/scripted-model.ts');
  const model = await ScriptedModel.start();
  model.otherwise(async (/** @type {any} */ reply) => {
    for (const piece of ['Good ', 'morning ', 'to you.']) await reply.piece(piece);
    await reply.finish('stop', { prompt_tokens: 500, completion_tokens: 4, cost: 0.0001 });
  });
  try {
    const figures = [];
    for (const [name, classifier] of Object.entries(classifiers)) {
      const measured = await withPostgresql((server) =>
        connected(databaseUrl(server, 'migrated', 'postgres'), (client) =>
          firstWord(client, model, classifier),
        ),
      );
      figures.push({ figure: `chat-send: first word, ${name}`, measured: rounded(measured), unit: 'ms' });
    }
    const without = figures[0]?.measured ?? Number.NaN;
    const worst = Math.max(...figures.map(({ measured }) => measured)) - without;
    const figure = '  added by the classifier at worst';
    const reference = '800 ms by design, and timers';
    return [...figures, { figure, budget: 850, measured: rounded(worst), unit: 'ms', reference }];
  } finally {
    await model.stop();
  }
}
