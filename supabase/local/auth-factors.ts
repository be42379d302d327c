import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { Database } from './database.ts';
import { json } from './http.ts';

/** What second factors need of the rest of the auth service. */
export interface FactorParts {
  database: Database;
  /** Names the site in the person's authenticator app, unless the page names it. */
  siteUrl: string;
  /** Whether config.toml lets people enroll an authenticator app. */
  totpEnabled: boolean;
  /** Asks the auth service. */
  ask(request: Request): Promise<Response>;
}

/** A signed-in person, and whether a second factor confirmed the session. */
interface Caller {
  userId: string;
  email: string;
  sessionId: string;
  isConfirmed: boolean;
}

interface Factor {
  id: string;
  friendly_name: string;
  status: 'unverified' | 'verified';
  secret: string;
}

/** How long a challenge can be verified, and how long a factor stays that nobody verified. */
const LIFETIME = '5 minutes';
const MOST_FACTORS = 10;

/** The factor types of a request: the part of their error code, and their name. */
const TYPES: Record<string, [code: string, name: string]> = {
  totp: ['totp', 'TOTP'],
  phone: ['phone', 'Phone'],
  webauthn: ['webauthn', 'WebAuthn'],
};

const refusal = (status: number, error_code: string, msg: string) =>
  json({ code: status, error_code, msg }, status);

/**
 * Second factors, which the auth service here lacks: a TOTP app is enrolled, challenged, verified and removed as on
 * hosted Supabase, with its responses (R-PROD-15). Null for every other request.
 */
export async function handleFactors(request: Request, parts: FactorParts): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const match = pathname.match(/^\/auth\/v1\/factors(?:\/([^/]+)(?:\/(challenge|verify))?)?$/);
  if (match === null) return null;
  const [, id, action] = match;
  const caller = await readCaller(request, parts);
  if (caller instanceof Response) return caller;
  const body = (await request.json().catch(() => null)) ?? {};
  if (id === undefined) return await enroll(caller, body, parts);
  const factor = await findFactor(caller, id, parts);
  if (factor === null) return refusal(404, 'mfa_factor_not_found', 'Factor not found');
  if (request.method === 'DELETE') return await unenroll(caller, factor, parts);
  return action === 'challenge'
    ? await challenge(factor, parts)
    : await verify(request, caller, factor, body, parts);
}

/**
 * Refuses a new password or address in a session that the person's second factor has not confirmed, as hosted Supabase
 * does. Null for every other request.
 */
export async function refuseUnconfirmedChange(
  request: Request,
  parts: FactorParts,
): Promise<Response | null> {
  if (request.method !== 'PUT' || new URL(request.url).pathname !== '/auth/v1/user') return null;
  const { password, email } =
    (await request
      .clone()
      .json()
      .catch(() => null)) ?? {};
  if (!password && !email) return null;
  const caller = await readCaller(request, parts);
  if (caller instanceof Response || caller.isConfirmed) return null;
  const factors = await parts.database.query(
    `select from auth.mfa_factors where user_id = $1 and status = 'verified'`,
    [caller.userId],
  );
  const text = 'AAL2 session is required to update email or password when MFA is enabled.';
  return factors.length === 0 ? null : refusal(401, 'insufficient_aal', text);
}

async function readCaller(request: Request, { database, ask }: FactorParts): Promise<Caller | Response> {
  const { origin } = new URL(request.url);
  const user = await ask(new Request(`${origin}/auth/v1/user`, { headers: request.headers }));
  if (!user.ok) return user;
  const { id, email = '' } = await user.json();
  const token = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
  const sessionId = String(decodeJwt(token).session_id);
  const [session] = await database.query<{ aal: string | null }>(
    'select aal from auth.sessions where id = $1',
    [sessionId],
  );
  return { userId: id, email, sessionId, isConfirmed: session?.aal === 'aal2' };
}

async function findFactor(caller: Caller, id: string, { database }: FactorParts): Promise<Factor | null> {
  const [factor] = await database.query<Factor>(
    'select id, friendly_name, status, secret from auth.mfa_factors where id::text = $1 and user_id = $2',
    [id, caller.userId],
  );
  return factor ?? null;
}

async function enroll(
  caller: Caller,
  { factor_type = '', friendly_name = '', issuer }: Record<string, string>,
  { database, siteUrl, totpEnabled }: FactorParts,
): Promise<Response> {
  const [code, name] = TYPES[factor_type] ?? [];
  if (code === undefined)
    return refusal(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
  if (factor_type !== 'totp' || !totpEnabled)
    return refusal(422, `mfa_${code}_enroll_not_enabled`, `MFA enroll is disabled for ${name}`);
  await database.query(
    `delete from auth.mfa_factors
     where user_id = $1 and status = 'unverified' and created_at < now() - interval '${LIFETIME}'`,
    [caller.userId],
  );
  const factors = await database.query<Factor>(
    'select friendly_name, status from auth.mfa_factors where user_id = $1',
    [caller.userId],
  );
  if (factors.some((factor) => factor.friendly_name === friendly_name)) {
    const text = `A factor with the friendly name "${friendly_name}" for this user already exists`;
    return refusal(422, 'mfa_factor_name_conflict', text);
  }
  if (factors.length >= MOST_FACTORS) {
    const text = 'Maximum number of verified factors reached, unenroll to continue';
    return refusal(422, 'too_many_enrolled_mfa_factors', text);
  }
  if (!caller.isConfirmed && factors.some(({ status }) => status === 'verified'))
    return refusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  const totp = new TOTP({
    issuer: issuer ?? new URL(siteUrl).host,
    label: caller.email,
    secret: new Secret({ size: 20 }),
  });
  const [factor] = await database.query<Factor>(
    `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
     values ($1, $2, 'totp', 'unverified', $3) returning id`,
    [caller.userId, friendly_name, totp.secret.base32],
  );
  const uri = totp.toString();
  return json({
    id: factor?.id,
    type: 'totp',
    friendly_name,
    totp: { qr_code: renderSVG(uri), secret: totp.secret.base32, uri },
  });
}

async function challenge(factor: Factor, { database }: FactorParts): Promise<Response> {
  const [made] = await database.query<{ id: string; expires_at: number }>(
    `insert into auth.mfa_challenges (factor_id, ip_address) values ($1, '127.0.0.1')
     returning id, extract(epoch from created_at + interval '${LIFETIME}')::integer as expires_at`,
    [factor.id],
  );
  return json({ ...made, type: 'totp' });
}

/** A right code raises the session: its next tokens say `aal2`, and every session without a second factor ends. */
async function verify(
  request: Request,
  caller: Caller,
  factor: Factor,
  { challenge_id = '', code = '' }: Record<string, string>,
  { database, ask }: FactorParts,
): Promise<Response> {
  const [made] = await database.query<{ is_alive: boolean }>(
    `select created_at > now() - interval '${LIFETIME}' as is_alive from auth.mfa_challenges
     where id::text = $1 and factor_id = $2 and verified_at is null`,
    [challenge_id, factor.id],
  );
  if (made === undefined) {
    const text = 'MFA factor with the provided challenge ID not found';
    return refusal(422, 'mfa_factor_not_found', text);
  }
  if (!made.is_alive) {
    const text = `MFA challenge ${challenge_id} has expired, verify against another challenge or create a new challenge.`;
    return refusal(422, 'mfa_challenge_expired', text);
  }
  if (new TOTP({ secret: factor.secret }).validate({ token: String(code), window: 1 }) === null)
    return refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  const [token] = await database.query<{ token: string }>(
    `with challenge as (update auth.mfa_challenges set verified_at = now() where id = $1),
       factor as (update auth.mfa_factors set status = 'verified', updated_at = now() where id = $2),
       unverified as (
         delete from auth.mfa_factors where user_id = $3 and status = 'unverified' and id <> $2
       ),
       others as (
         delete from auth.sessions where user_id = $3 and id <> $4 and aal is distinct from 'aal2'
       ),
       session as (
         update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $4
       ),
       method as (
         insert into auth.mfa_amr_claims (session_id, authentication_method) values ($4, 'totp')
         on conflict (session_id, authentication_method) do update set updated_at = now()
       )
     select token from auth.refresh_tokens where session_id = $4 and not revoked order by created_at desc limit 1`,
    [challenge_id, factor.id, caller.userId, caller.sessionId],
  );
  const { origin } = new URL(request.url);
  return await ask(
    new Request(`${origin}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: request.headers,
      body: JSON.stringify({ refresh_token: token?.token }),
    }),
  );
}

async function unenroll(caller: Caller, factor: Factor, { database }: FactorParts): Promise<Response> {
  if (factor.status === 'verified' && !caller.isConfirmed)
    return refusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  await database.query(
    `with lowered as (update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1)
     delete from auth.mfa_factors where id = $1`,
    [factor.id],
  );
  return json({ id: factor.id });
}
