// @ts-check

/** @typedef {import('./play.mjs').Script} Script @typedef {import('./play.mjs').Played} Played */

/** Whether a text has all these words. @param {string} text @param {string[]} words */
const has = (text, words) => words.every((word) => text.toLowerCase().includes(word.toLowerCase()));
const plain = (/** @type {string} */ text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * What of a script was offered when it was asked for, what should not have been remembered, and what of the past was
 * offered. `others` are memories that the script says nothing about: somebody has to read them.
 *
 * @param {Script} script
 * @param {Played} played
 */
export function score(script, { memories, prompts }) {
  const proposed = script.recorded.flatMap(({ facts }) => facts).filter(({ junk }) => junk);
  const isJunk = (/** @type {import('./play.mjs').Remembered} */ { message, text }) =>
    script.never.includes(message) ||
    proposed.some((other) => other.message === message && plain(other.fact) === plain(text));
  const missed = script.facts.filter(
    ({ answer }, index) => !prompts[index]?.some((line) => has(line, answer)),
  );
  const current = memories.filter(({ past }) => !past);
  const offered = new Set(prompts.flat());
  return {
    facts: script.facts.length,
    offered: script.facts.length - missed.length,
    missed: missed.map(({ message, fact, answer }) => ({
      message,
      fact,
      answer,
      remembered: current.filter(({ text }) => has(text, answer)).map(({ text }) => text),
    })),
    remembered: memories.length,
    junk: memories.filter(isJunk),
    outdated: script.outdated.flatMap(({ message, words }) =>
      current.filter(
        (memory) =>
          memory.message <= message &&
          words.some((word) => has(memory.text, [word])) &&
          offered.has(memory.text),
      ),
    ),
    others: memories.filter(
      (memory) => !isJunk(memory) && !script.facts.some(({ message }) => message === memory.message),
    ),
    all: memories,
  };
}
