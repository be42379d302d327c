// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { load } from './built-site.mjs';

/** A piece of a reply every second. */
const PIECE_EVERY_MS = 1_000;

/**
 * The pieces of the reply to the message with this number: a negative one warms up and gets one piece.
 *
 * @param {number} number @param {number} seconds
 */
function piecesOf(number, seconds) {
  const count = number < 0 ? 1 : (seconds * 1000) / PIECE_EVERY_MS;
  return Array.from({ length: count }, (_, place) => `${number}-${place} `);
}

/** The whole reply, as it is stored. @param {number} number @param {number} seconds */
export const replyOf = (number, seconds) => piecesOf(number, seconds).join('');

/**
 * A scripted model that speaks for so many seconds, its first piece at once, and finds no facts. The messages are
 * numbers: `asked` says how often each was asked, `silent` for how many milliseconds the model itself kept it waiting
 * for the first piece.
 *
 * @param {number} seconds
 */
export async function startLoadModel(seconds) {
  const { ScriptedModel } = await load('support/scripted-model.ts');
  const model = await ScriptedModel.start();
  /** @type {Map<number, number>} */
  const asked = new Map();
  /** @type {Map<number, number>} */
  const silent = new Map();
  model.otherwise(async (/** @type {any} */ reply, /** @type {any} */ { body }) => {
    const begin = performance.now();
    model.requests.length = 0;
    if (body.messages[0].content.startsWith('You keep ')) return reply.message('{"facts": [], "lines": []}');
    const number = Number(body.messages.at(-1).content);
    asked.set(number, (asked.get(number) ?? 0) + 1);
    for (const [place, piece] of piecesOf(number, seconds).entries()) {
      await pause(begin + place * PIECE_EVERY_MS - performance.now());
      await reply.piece(piece);
      if (place === 0) silent.set(number, performance.now() - begin);
    }
    await reply.finish('stop', { prompt_tokens: 900, completion_tokens: 120, cost: 0.0001 });
  });
  return { baseUrl: model.baseUrl, asked, silent, stop: () => model.stop() };
}
