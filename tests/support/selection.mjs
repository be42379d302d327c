// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, StepFailed } from './steps.mjs';

/** The kinds of tests that vitest runs; a project of vitest.config.ts has a name that begins with its kind. */
const kinds = ['architecture', 'database', 'functions', 'local', 'web'];

const isTestPath = (/** @type {string} */ argument) => /(^|\/)tests\/|\.(test|spec)\.tsx?/.test(argument);
const isTitle = (/** @type {string} */ argument) =>
  /^(-t|--testNamePattern|-g|--grep)(=|$)/.test(argument) || /\.tsx?:\d+$/.test(argument);
const isJourney = (/** @type {string} */ argument) => /(^|\/)tests\/e2e\b|\.spec\.ts/.test(argument);

/**
 * What the arguments of `npm test` select.
 *
 * @typedef {{
 *   part: '' | 'check' | 'vitest' | 'e2e';
 *   args: string[];
 *   isQuick: boolean;
 *   byTitle: boolean;
 * }} Selection `part` is '' for everything; `args` go to its runner; `isQuick` leaves out what only test:all runs;
 *   `byTitle` when titles or lines choose among the tests of a file.
 */

/** @param {string[]} argv @returns {Selection} throws a StepFailed for arguments that select nothing */
export function select(argv) {
  const isAll = argv[0] === '--all';
  const given = isAll ? argv.slice(1) : argv;
  const [first = '', ...rest] = given;
  const missing = given.find(
    (argument) => /^(\.\/)?tests\//.test(argument) && !existsSync(join(root, argument.replace(/:\d+$/, ''))),
  );
  if (missing !== undefined || (first === 'check' && rest.length > 0)) throw selectsNothing(given);
  const byTitle = given.some(isTitle);
  const selection = { isQuick: !isAll && !byTitle && !given.some(isTestPath), byTitle };
  if (first === '') return { part: '', args: [], ...selection };
  if (first === 'check') return { part: 'check', args: [], ...selection };
  if (first === 'e2e') return { part: 'e2e', args: rest, ...selection };
  if (given.some(isJourney)) return { part: 'e2e', args: given, ...selection };
  if (kinds.includes(first))
    return { part: 'vitest', args: ['--project', `${first}*`, ...rest], ...selection };
  return { part: 'vitest', args: given, ...selection };
}

/** One line that says what may be selected. @param {string[]} args */
export function selectsNothing(args) {
  return new StepFailed(
    'arguments',
    `'${args.join(' ')}' selects no test. After 'npm test --' stands nothing, check, e2e, ${kinds.join(', ')} or test files, and then flags of vitest or Playwright such as -t 'a title'.`,
  );
}
