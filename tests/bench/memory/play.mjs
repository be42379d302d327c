// @ts-check
import { randomUUID } from 'node:crypto';
import { chatOver } from '../support/chat-in-process.mjs';

/**
 * A script of what somebody says to a companion, made without knowing how facts are found (R-MEM-02). Indexes are those
 * of `messages`.
 *
 * @typedef {object} Script
 * @property {{ day: number, text: string }[]} messages
 * @property {{ message: number, fact: string, question: string, answer: string[] }[]} facts what is to be remembered:
 * `answer` are the words that one line of the prompt must have when `question` is asked
 * @property {number[]} never messages of which nothing is to be remembered
 * @property {{ message: number, words: string[] }[]} outdated what a later message made untrue
 * @property {{ upTo: number, facts: Proposal[] }[]} recorded what an extraction model answered, ten messages at a time
 *
 * @typedef {object} Proposal
 * @property {number} message
 * @property {string} quote
 * @property {string} fact
 * @property {string | null} replaces
 * @property {string} about
 * @property {boolean} [junk]
 *
 * @typedef {object} Remembered
 * @property {number} message
 * @property {string} text
 * @property {string} quote
 * @property {boolean} past
 *
 * @typedef {object} Played
 * @property {Remembered[]} memories after the last message
 * @property {string[][]} prompts the facts in the prompt of each question
 */

const says = (/** @type {string} */ text) => async (/** @type {any} */ reply) => {
  await reply.piece(text);
  // Without usage the provider would be asked for it, which takes seconds.
  await reply.finish('stop', { prompt_tokens: 1, completion_tokens: 1, cost: 0 });
};
const letters = (/** @type {string} */ text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that any two facts may have in common. */
const little = new Set('i a an the my me have am is in on at to of and for with s'.split(' '));
const weighty = (/** @type {string} */ text) => letters(text).filter((word) => !little.has(word));

/** The number of the known fact that a recorded answer means, however the product words it. */
function numberOf(
  /** @type {string | null} */ meant,
  /** @type {{ number: number, text: string }[]} */ known,
) {
  if (meant === null) return null;
  const words = new Set(weighty(meant));
  const [best] = known
    .map(({ number, text }) => ({
      number,
      share: weighty(text).filter((word) => words.has(word)).length / words.size,
    }))
    .sort((a, b) => b.share - a.share);
  return best && best.share >= 0.5 ? best.number : null;
}

/**
 * What was recorded for these messages, as a model would answer this request. A message that the request does not have
 * gets a number that it does not have.
 *
 * @param {Script} script
 * @param {Proposal[]} proposals
 * @param {{ known: { number: number, text: string }[], messages: { number: number, text: string }[] }} request
 */
function recordedAnswer({ messages }, proposals, request) {
  const numbers = new Map(request.messages.map(({ number, text }) => [text, number]));
  const facts = proposals.map(({ message, quote, fact, about, replaces }) => ({
    message: numbers.get(messages[message]?.text ?? '') ?? 99,
    quote,
    fact,
    about,
    replaces: numberOf(replaces, request.known),
  }));
  return JSON.stringify({ facts });
}

/** The facts in a prompt. @param {string} prompt */
function factsOf(prompt) {
  const [, section = ''] = prompt.split('# What they told you\n');
  return [...(section.split('\n\n')[0] ?? '').matchAll(/^- "(.*)"/gm)].map(([, line = '']) => line);
}

/**
 * Says a whole script by chat-send and asks its questions: facts are drawn after each reply, by rules; with the
 * recorded model after every tenth, as it was asked.
 *
 * @param {import('pg').Client} client for chat-send
 * @param {import('pg').Client} owner for what a bench alone may do
 * @param {any} model the scripted model
 * @returns {Promise<(script: Script, withModel: boolean) => Promise<Played>>}
 */
export async function player(client, owner, model) {
  /** @type {Promise<unknown>[]} */
  const works = [];
  const chat = await chatOver(client, model.baseUrl, (work) => works.push(work));

  return async (script, withModel) => {
    const person = await chat.person('Sam');
    await owner.query(
      `insert into user_consents (user_id, purpose, text_version, given) values ($1, 'memory', '2026-11-23', true)`,
      [person.id],
    );
    await owner.query(`select ensure_chat($1, 'suki')`, [person.id]);
    await owner.query(`insert into user_favorites (user_id, companion_id) values ($1, 'suki')`, [person.id]);
    /** @type {Proposal[]} */
    let proposals = [];
    model.reset();
    model.otherwise((/** @type {any} */ reply, /** @type {any} */ { body }) => {
      const [system, material] = body.messages.map(
        (/** @type {{ content: string }} */ { content }) => content,
      );
      if (system.startsWith('You keep the story')) return says('{"lines": []}')(reply);
      if (!system.startsWith('You keep ')) return says('I see.')(reply);
      if (!withModel) return reply.json(400, { error: { message: 'No' } });
      return says(recordedAnswer(script, proposals, JSON.parse(material)))(reply);
    });
    const say = async (/** @type {string} */ text, messageId = randomUUID()) => {
      await (await chat.send(person, text, messageId)).text();
      while (works.length > 0) await works.shift();
    };
    const hold = (/** @type {boolean} */ held) =>
      owner.query(
        `insert into private.memory_jobs (user_id, companion_id, lease_id, leased_until)
         values ($1, 'suki', case when $2 then gen_random_uuid() end, case when $2 then now() + interval '1 hour' end)
         on conflict (user_id, companion_id) do update
         set lease_id = excluded.lease_id, leased_until = excluded.leased_until`,
        [person.id, held],
      );

    const ids = script.messages.map(() => randomUUID());
    for (const [index, { text }] of script.messages.entries()) {
      const batch = script.recorded.find(({ upTo }) => upTo === index);
      proposals = batch?.facts ?? [];
      if (withModel) await hold(!batch);
      await say(text, ids[index]);
    }
    proposals = [];
    await hold(false);
    // The script's days: the last of them is today.
    const days = script.messages.map(({ day }) => day);
    await owner.query(
      `update memories m set said_at = m.said_at - (d.day * interval '1 day')
       from messages s join unnest($2::uuid[], $3::int[]) as d (id, day) on d.id = s.client_message_id
       where s.id = m.message_id and m.user_id = $1`,
      [person.id, ids, days.map((day) => Math.max(...days) - day)],
    );
    const { rows } = await owner.query(
      `select s.client_message_id as id, m.text, substr(s.message_text, m.quote_at, m.quote_length) as quote,
         m.replaced_at
       from memories m join messages s on s.id = m.message_id where m.user_id = $1 order by m.said_at, m.id`,
      [person.id],
    );
    const memories = rows.map(({ id, text, quote, replaced_at }) => ({
      message: ids.indexOf(id),
      text,
      quote,
      past: replaced_at !== null,
    }));
    const prompts = [];
    for (const { question } of script.facts) {
      await say(question);
      const asked = model.requests.findLast(
        (/** @type {any} */ { body }) => body.messages.at(-1).content === question,
      );
      prompts.push(factsOf(asked?.body.messages[0].content ?? ''));
    }
    return { memories, prompts };
  };
}
