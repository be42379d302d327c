// @ts-check
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';
import { readStatusLines } from './status-lines.mjs';

/**
 * The stack that `supabase start` runs for this project, as the Supabase CLI describes it. Throws a Failure when none
 * runs.
 *
 * @param {string} cli the Supabase CLI
 */
export async function readSupabaseStart(cli = join(root, 'node_modules/.bin/supabase')) {
  /** @type {string} */
  const output = await new Promise((resolve) =>
    execFile(cli, ['status', '-o', 'env'], { cwd: root }, (_error, text) => resolve(text)),
  );
  const { API_URL, DB_URL, PUBLISHABLE_KEY, MAILPIT_URL } = readStatusLines(output);
  if (!API_URL || !DB_URL || !PUBLISHABLE_KEY) {
    throw new Failure(
      'No stack of supabase start runs here. Start one with npx supabase start, which needs Docker.',
    );
  }
  return { apiUrl: API_URL, dbUrl: DB_URL, publishableKey: PUBLISHABLE_KEY, mailboxUrl: MAILPIT_URL ?? '' };
}
