import { decodeJwt, SignJWT } from 'jose';
import type { Database } from './database.ts';
import { json } from './http.ts';

/** The auth service here, whose tokens and users lack what hosted ones say about second factors. */
interface Parts {
  database: Database;
  jwtSecret: string;
}

/** How a person proves who they are, by the request that begins a session. */
const METHODS: Record<string, string> = {
  signup: 'password',
  verify: 'otp',
  'token?password': 'password',
  'token?pkce': 'otp',
};

/**
 * The same response, saying what hosted Supabase says: `aal` and `amr` in the access token, `factors` at the user.
 * Both are read again at every refresh.
 */
export async function withLevel(request: Request, response: Response, parts: Parts): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.slice('/auth/v1/'.length);
  if (!response.ok || !/^(token|signup|verify|user|factors\/[^/]+\/verify)$/.test(path)) return response;
  const body = await response
    .clone()
    .json()
    .catch(() => null);
  const user = body?.user ?? body;
  if (typeof user?.id !== 'string') return response;
  const factors = await parts.database.query(
    `select id, created_at, updated_at, friendly_name, factor_type, status from auth.mfa_factors
     where user_id = $1 order by created_at`,
    [user.id],
  );
  if (factors.length > 0) user.factors = factors;
  if (typeof body.access_token === 'string') {
    const grant = searchParams.get('grant_type');
    const method = METHODS[grant === null ? path : `${path}?${grant}`];
    body.access_token = await signAgain(body.access_token, method, parts);
  }
  return json(body, response.status);
}

/** The token with the level of its session; `method` is what the session begins with, if it begins. */
async function signAgain(
  token: string,
  method: string | undefined,
  { database, jwtSecret }: Parts,
): Promise<string> {
  const claims = decodeJwt(token);
  if (method !== undefined) {
    await database.query(
      `insert into auth.mfa_amr_claims (session_id, authentication_method)
       select $1, $2 where not exists (select from auth.mfa_amr_claims m where m.session_id = $1)`,
      [claims.session_id, method],
    );
  }
  const [session] = await database.query<{ aal: string; amr: unknown[] }>(
    `select coalesce(s.aal, 'aal1') as aal, array(
       select jsonb_build_object('method', m.authentication_method, 'timestamp', extract(epoch from m.updated_at)::integer)
       from auth.mfa_amr_claims m where m.session_id = s.id order by m.updated_at desc
     ) as amr
     from auth.sessions s where s.id = $1`,
    [claims.session_id],
  );
  return await new SignJWT({ ...claims, ...session })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret));
}
