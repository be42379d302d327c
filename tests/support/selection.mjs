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
 * @typedef {object} Selection
 * @property {'' | 'check' | 'vitest' | 'e2e'} part '' is everything
 * @property {string[]} args for the runner of that part
 * @property {boolean} isQuick leaves out what only `npm run test:all` runs; named tests run all
 * @property {boolean} byTitle titles or lines choose among the tests of a file
 * @property {string} given the arguments as they were written
 */

/** @param {string[]} argv @returns {Selection} throws a StepFailed for arguments that select nothing */
export function select(argv) {
  const isAll = argv[0] === '--all';
  const args = isAll ? argv.slice(1) : argv;
  const [first = '', ...rest] = args;
  const given = args.join(' ');
  const missing = args.find(
    (argument) => /^(\.\/)?tests\//.test(argument) && !existsSync(join(root, argument.replace(/:\d+$/, ''))),
  );
  if (missing !== undefined || (first === 'check' && rest.length > 0)) throw selectsNothing(given);
  const byTitle = args.some(isTitle);
  const how = { isQuick: !isAll && !byTitle && !args.some(isTestPath), byTitle, given };
  if (first === '' || first === 'check') return { part: first, args: [], ...how };
  if (first === 'e2e') return { part: 'e2e', args: rest, ...how };
  if (args.some(isJourney)) return { part: 'e2e', args, ...how };
  if (kinds.includes(first)) return { part: 'vitest', args: ['--project', `${first}*`, ...rest], ...how };
  return { part: 'vitest', args, ...how };
}

/** One line that says what may be selected. @param {string} given */
export function selectsNothing(given) {
  return new StepFailed(
    'arguments',
    `'${given}' selects no test. 'npm test --' takes nothing, check, e2e, ${kinds.join(', ')} or test files, and then ` +
      `flags of vitest or Playwright such as -t 'a title'.`,
  );
}
