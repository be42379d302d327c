// @ts-check
import { supabaseCli } from './database-types.mjs';
import { StepFailed } from './steps.mjs';

/** @typedef {{ level: string, name: string, detail: string }} Finding */

/** In a new database the statistics report every index as unused. */
const meaningless = ['unused_index'];

/**
 * Fails on any finding of the Supabase advisors, security and performance, down to the level of an information.
 *
 * @param {string} dbUrl
 */
export async function checkAdvisors(dbUrl) {
  const answer = await supabaseCli(
    ['db', 'advisors', '--type', 'all', '--level', 'info', '--output-format', 'json'],
    dbUrl,
  );
  /** @type {Finding[]} */
  const all = JSON.parse(answer).results;
  const findings = all.filter(({ name }) => !meaningless.includes(name));
  if (findings.length > 0) {
    throw new StepFailed(
      'advisors',
      findings.map(({ level, name, detail }) => `${level} ${name}: ${detail}`).join('\n'),
    );
  }
}
