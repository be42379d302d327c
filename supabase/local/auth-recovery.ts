import { decodeJwt } from 'jose';
import type { Database } from './database.ts';

/**
 * Notes of a session that it came by a recovery mail, as hosted Auth does: whoever forgot their password cannot be
 * asked for it when they choose a new one.
 */
export async function noteRecovery(
  request: Request,
  database: Database,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  const isRecovery = await beginsRecovery(request, database);
  const response = await ask(request);
  const token = isRecovery ? await issuedToken(response) : null;
  if (token !== null) {
    await database.query(
      `insert into auth.mfa_amr_claims (session_id, authentication_method)
       select s.id, 'recovery' from auth.sessions s where s.id = $1`,
      [decodeJwt(token).session_id],
    );
  }
  return response;
}

/** Whether a session that this request begins comes of a recovery mail: its link, its code, or what is exchanged. */
async function beginsRecovery(request: Request, database: Database): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/auth/v1/verify' && request.method === 'GET')
    return searchParams.get('type') === 'recovery';
  const isExchange = pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'pkce';
  if (pathname !== '/auth/v1/verify' && !isExchange) return false;
  const body = await request
    .clone()
    .json()
    .catch(() => null);
  if (!isExchange) return body?.type === 'recovery';
  const flows = await database.query(
    `select 1 from auth.flow_state where auth_code = $1 and authentication_method = 'recovery'`,
    [String(body?.auth_code ?? '')],
  );
  return flows.length > 0;
}

/** The access token of a response: in its body, or in the address it leads to. */
async function issuedToken(response: Response): Promise<string | null> {
  const location = response.headers.get('location');
  if (location !== null) return new URLSearchParams(new URL(location).hash.slice(1)).get('access_token');
  const body = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body?.access_token === 'string' ? body.access_token : null;
}
