import type { PGlite } from '@electric-sql/pglite';
import { CHANGES_CHANNEL } from '../realtime/changes.ts';

/** What a client has set on the session outside a transaction: its role, its user and its settings. */
export interface SessionSettings {
  role: string;
  user: string;
  settings: Array<{ name: string; setting: string }>;
}

/** The superuser that every client begins as. */
const SUPERUSER = 'postgres';

/**
 * One round trip. The names listed are settings that `pg_settings` leaves out because no module defines them. A
 * DISCARD ALL of the client would also have ended the stack's own LISTEN.
 */
const TAKE = `
  select current_setting('role') as role, session_user as user;
  reset session authorization;
  reset role;
  select name, current_setting(name) as setting from pg_settings where source = 'session'
  union all
  select name, current_setting(name, true)
  from unnest(array['request.jwt.claims', 'request.jwt.claim.sub', 'request.jwt.claim.role']) as claim (name)
  where current_setting(name, true) <> '';
  reset all;
  listen ${CHANGES_CHANNEL};
`;

/** Reads what the last client has set and puts the session back to its defaults. */
export async function takeSettings(postgres: PGlite): Promise<SessionSettings> {
  const [who, , , set] = await postgres.exec(TAKE);
  const { role, user } = { role: 'none', user: SUPERUSER, ...who?.rows[0] };
  return { role, user, settings: (set?.rows ?? []) as SessionSettings['settings'] };
}

/** Puts back what `takeSettings` has read. */
export async function restoreSettings(
  postgres: PGlite,
  { role, user, settings }: SessionSettings,
): Promise<void> {
  for (const { name, setting } of settings) {
    await postgres.query('select set_config($1, $2, false)', [name, setting]);
  }
  if (user !== SUPERUSER)
    await postgres.query(`select set_config('session_authorization', $1, false)`, [user]);
  if (role !== 'none') await postgres.query(`select set_config('role', $1, false)`, [role]);
}
