import type { Database } from './database.ts';
import { json } from './http.ts';

/**
 * Asks the project's function before a user is created, as hosted Supabase does: outside of the transaction that
 * creates the user, so that what the function notes stays when it refuses, and not for an address that is known. Null
 * when the sign-up may go on, and for every other request (R-PROD-17).
 */
export async function askBeforeUserCreated(
  request: Request,
  { database, hook }: { database: Database; hook: string | null },
): Promise<Response | null> {
  if (hook === null || request.method !== 'POST' || new URL(request.url).pathname !== '/auth/v1/signup') {
    return null;
  }
  const body = await request
    .clone()
    .json()
    .catch(() => null);
  if (typeof body?.email !== 'string') return null;
  const email = body.email.trim().toLowerCase();
  const known = await database.query('select from auth.users where email = $1', [email]);
  if (known.length > 0) return null;
  const event = {
    metadata: { uuid: crypto.randomUUID(), time: new Date().toISOString(), name: 'before-user-created' },
    user: {
      email,
      user_metadata: body.data ?? {},
      app_metadata: { provider: 'email', providers: ['email'] },
    },
  };
  const error = await database.sql.begin(async (sql) => {
    await sql`set local role supabase_auth_admin`;
    const [row] = await sql.unsafe(`select ${hook}($1::jsonb) -> 'error' as error`, [JSON.stringify(event)]);
    return row?.error;
  });
  if (!error?.message) return null;
  const status = error.http_code ?? 500;
  return json({ code: status, error_code: 'unknown', msg: error.message }, status);
}
