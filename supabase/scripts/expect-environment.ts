import { Failure } from '../local/launch/failure.mjs';

/** What reaches the project's database as its server; of each group one variable must be set. */
export const projectVariables = [['SUPABASE_URL'], ['SUPABASE_SERVICE_ROLE_KEY', 'SUPABASE_SECRET_KEYS']];

/** Ends with a Failure that names every variable a command misses. */
export function expectEnvironment(groups: string[][]): void {
  const missing = groups.filter((names) => !names.some((name) => (Deno.env.get(name) ?? '').trim() !== ''));
  if (missing.length === 0) return;
  throw new Failure(`Not set: ${missing.map((names) => names.join(' or ')).join(', ')}.`);
}
