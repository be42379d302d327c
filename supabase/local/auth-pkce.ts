import { decodeJwt } from 'jose';
import type { Database } from './database.ts';
import type { Challenge } from './request-context.ts';

/** The prefix of a token that is exchanged for a code and not for a session, as in the hosted auth service. */
const PREFIX = 'pkce_';

/** The challenge of a request for a mail, if any. */
export async function readChallenge(request: Request): Promise<Challenge | null> {
  if (request.method !== 'POST' && request.method !== 'PUT') return null;
  const body = await request
    .clone()
    .json()
    .catch(() => null);
  const { code_challenge: challenge, code_challenge_method: method } = body ?? {};
  return typeof challenge === 'string' && typeof method === 'string' ? { challenge, method } : null;
}

/** Stores the challenge with which the token of a mail was requested, and returns the token to write into the mail. */
export async function storeChallenge(database: Database, token: string, asked: Challenge): Promise<string> {
  await database.query(
    `insert into auth.flow_state
       (id, authentication_method, provider_type, code_challenge, code_challenge_method, referrer)
     values (gen_random_uuid(), 'email', 'email', $1, $2, $3)`,
    [asked.challenge, asked.method.toLowerCase(), token],
  );
  return `${PREFIX}${token}`;
}

/**
 * Handles the link of a mail. The auth service here always returns the session in the address; for a token that was
 * requested with a challenge that session ends at once, and the page gets a code to exchange for its own.
 */
export async function followLink(
  request: Request,
  database: Database,
  verify: (request: Request) => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  const token = url.searchParams.get('token') ?? '';
  if (!token.startsWith(PREFIX)) return await verify(request);
  url.searchParams.set('token', token.slice(PREFIX.length));
  const response = await verify(new Request(url, request));
  const target = new URL(response.headers.get('location') ?? url);
  const accessToken = new URLSearchParams(target.hash.slice(1)).get('access_token');
  if (accessToken === null) return response;
  const { sub, session_id } = decodeJwt(accessToken);
  const code = crypto.randomUUID();
  await database.query('delete from auth.sessions where id = $1', [session_id]);
  await database.query(
    `update auth.flow_state set user_id = $1, auth_code = $2, auth_code_issued_at = now(), created_at = now(),
       authentication_method = $4
     where referrer = $3`,
    [
      sub,
      code,
      token.slice(PREFIX.length),
      url.searchParams.get('type') === 'recovery' ? 'recovery' : 'email',
    ],
  );
  target.hash = '';
  target.searchParams.set('code', code);
  return new Response(null, { status: 303, headers: { location: target.href } });
}
