// @ts-check
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { Failure, readArguments, runCommand } from '../../supabase/local/launch/failure.mjs';
import { installPackages } from '../support/steps.mjs';

/**
 * `npm run bench` measures everything in this folder, `npm run bench -- <name>` one file of it. Prints one table and
 * keeps the figures as JSON in `.results`. Ends with status 1 when a figure is over its budget or cannot be measured.
 * The figures are meaningful only on an otherwise idle machine.
 *
 * @typedef {object} Figure
 * @property {string} figure what is measured
 * @property {number} measured
 * @property {number} [budget] the most it may be; with `least`, the least; left out where a figure only tells of
 * another
 * @property {boolean} [least]
 * @property {string} unit
 * @property {string} [why] the reason, printed when it is over its budget
 * @property {string} [reference] what to compare it with: others' figures, measured on a 2-core machine in November
 * 2026
 */

const here = new URL('.', import.meta.url);
const results = new URL('.results/', here);
const suffix = '.bench.mjs';

/** Whether every figure could be measured and is within its budget. */
let holding = true;

/** The benches that the arguments of the command choose. */
async function chosen() {
  const names = (await readdir(here))
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length));
  const usage = `npm run bench, or npm run bench -- <one of ${names.join(', ')}>`;
  const { positionals } = readArguments(usage, { allowPositionals: true });
  const [wanted, ...more] = positionals;
  if (wanted === undefined) return names;
  if (more.length === 0 && names.includes(wanted)) return [wanted];
  throw new Failure(`There is no bench '${positionals.join(' ')}'. Usage: ${usage}`);
}

/** @param {string} name @returns {Promise<Figure[]>} */
async function measure(name) {
  const { default: bench } = await import(new URL(name + suffix, here).href);
  const figures = await bench();
  await writeFile(new URL(`${name}.json`, results), `${JSON.stringify(figures, null, 2)}\n`);
  return figures;
}

/** @param {(string | undefined)[]} cells */
function row([figure = '', budget = '', measured = '', result = '', reference = '']) {
  const cells = [figure.padEnd(60), budget.padStart(14), measured.padStart(14), result.padStart(8)];
  return `${cells.join('')}   ${reference}`.trimEnd();
}

/** @param {Figure} figure */
function rowOf({ figure, budget, least = false, measured, unit, why, reference }) {
  if (budget === undefined) return row([figure, '', `${measured} ${unit}`, '', reference]);
  const holds = least ? measured >= budget : measured <= budget;
  if (!holds) holding = false;
  const limit = `${least ? '>=' : '<='} ${budget} ${unit}`;
  return row([
    figure,
    limit,
    `${measured} ${unit}`,
    holds ? 'pass' : 'OVER',
    (holds ? [reference] : [why, reference]).filter(Boolean).join('; '),
  ]);
}

/** A bench that cannot be done does not keep the others from being done. @param {string} name */
async function rowsOf(name) {
  console.error(`measuring ${name} ...`);
  try {
    return (await measure(name)).map(rowOf);
  } catch (error) {
    holding = false;
    return [row([name, '', '', 'FAILED', error instanceof Error ? error.message.split('\n')[0] : ''])];
  }
}

await runCommand(async () => {
  const benches = await chosen();
  await installPackages();
  await mkdir(results, { recursive: true });
  const rows = [];
  for (const name of benches) rows.push(...(await rowsOf(name)));
  console.log([row(['figure', 'budget', 'measured', '', 'reference']), ...rows].join('\n'));
  return holding ? 0 : 1;
});
