// @ts-check
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { installPackages } from '../support/steps.mjs';

/**
 * `npm run bench` measures everything in this folder, `npm run bench -- <name>` one file of it. Prints one table and
 * keeps the figures as JSON in `.results`. Ends with status 1 when a figure is over its budget.
 *
 * @typedef {object} Figure
 * @property {string} figure what is measured
 * @property {number} measured
 * @property {number} budget the most it may be
 * @property {string} unit
 */

const here = new URL('.', import.meta.url);
const results = new URL('.results/', here);
const suffix = '.bench.mjs';

/** @param {string | undefined} wanted */
async function benches(wanted) {
  const names = (await readdir(here))
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length));
  if (wanted === undefined) return names;
  if (!names.includes(wanted))
    throw new Error(`There is no bench '${wanted}'. There are: ${names.join(', ')}.`);
  return [wanted];
}

/** @param {string} name @returns {Promise<Figure[]>} */
async function measure(name) {
  const { default: bench } = await import(new URL(name + suffix, here).href);
  const figures = await bench();
  await writeFile(new URL(`${name}.json`, results), `${JSON.stringify(figures, null, 2)}\n`);
  return figures;
}

/** @param {string[]} cells */
function row([figure = '', ...rest]) {
  return figure.padEnd(56) + rest.map((cell) => cell.padStart(12)).join('');
}

await installPackages();
await mkdir(results, { recursive: true });
console.log(row(['figure', 'budget', 'measured', '']));
for (const name of await benches(process.argv[2])) {
  for (const { figure, budget, measured, unit } of await measure(name)) {
    const holds = measured <= budget;
    if (!holds) process.exitCode = 1;
    console.log(row([figure, `<= ${budget} ${unit}`, `${measured} ${unit}`, holds ? 'pass' : 'OVER']));
  }
}
