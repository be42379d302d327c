import { dictionary } from '@zxcvbn-ts/language-common';
import { decodeJwt } from 'jose';
import type { Database } from './database.ts';
import { json } from './http.ts';

const common = new Set(dictionary['passwords-common']);

/** What the guard of passwords needs of the stack. */
interface Guard {
  database: Database;
  /** `auth.email.secure_password_change` of config.toml: a new password asks for the present one. */
  asksForCurrent: boolean;
}

/** A response of the auth service to a request. */
type Ask = (request: Request) => Promise<Response>;

/**
 * The rules of hosted Auth about new passwords that the auth service here lacks (D-32): one of the commonest is refused
 * at sign-up and change, a change asks for the current password unless the session came by a recovery mail, and ends
 * every other session.
 */
export async function guardPasswords(request: Request, guard: Guard, ask: Ask): Promise<Response> {
  const { pathname, origin } = new URL(request.url);
  const changes = request.method === 'PUT' && pathname === '/auth/v1/user';
  if (!changes && pathname !== '/auth/v1/signup') return await ask(request);
  const { password, current_password: current } =
    (await request
      .clone()
      .json()
      .catch(() => null)) ?? {};
  if (typeof password !== 'string') return await ask(request);
  if (!changes) return weakness(password) ?? (await ask(request));

  const user = await ask(new Request(`${origin}/auth/v1/user`, { headers: request.headers }));
  if (!user.ok) return user;
  const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? '';
  const { sub, session_id: session } = decodeJwt(token);
  const refusal =
    weakness(password) ??
    (guard.asksForCurrent ? await disproof(guard.database, [sub, session], current) : null);
  if (refusal !== null) return refusal;
  const response = await ask(request);
  if (response.ok) {
    await guard.database.query(
      'delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid',
      [sub, session ?? null],
    );
  }
  return response;
}

/** The refusal of a password that everybody tries first. Its case makes it no better. */
function weakness(password: string): Response | null {
  if (!common.has(password.toLowerCase())) return null;
  const msg = 'Password is known to be weak and easy to guess, please choose a different one.';
  const weak_password = { reasons: ['pwned'] };
  return json({ code: 422, error_code: 'weak_password', msg, weak_password }, 422);
}

/** The refusal of whoever does not prove to know the current password; people without one have nothing to prove. */
async function disproof(
  database: Database,
  [userId, sessionId]: [unknown, unknown],
  current: unknown,
): Promise<Response | null> {
  const [account] = await database.query<{ proves: boolean }>(
    // crypt() knows the hashes of the auth service by the older name of the same algorithm.
    `select exists (
       select from auth.mfa_amr_claims c where c.session_id = $2 and c.authentication_method = 'recovery'
     ) or extensions.crypt($3, hash) = hash as proves
     from auth.users u, regexp_replace(u.encrypted_password, '^\\$2b', '$2a') as hash
     where u.id = $1 and u.encrypted_password <> ''`,
    [userId, sessionId, String(current ?? '')],
  );
  if (account?.proves ?? true) return null;
  const error_code = current ? 'current_password_invalid' : 'current_password_required';
  return json({ code: 400, error_code, msg: 'Current password required when setting new password.' }, 400);
}
