import { json } from './http.ts';

/**
 * Refuses to link identities by hand, which config.toml disables. The auth service here does not know the requests; the
 * response is that of the hosted one for a project that has it disabled. Null for every other request.
 */
export async function refuseLinking(
  request: Request,
  ask: (request: Request) => Promise<Response>,
): Promise<Response | null> {
  const { pathname, origin } = new URL(request.url);
  if (!/^\/auth\/v1\/user\/identities(\/|$)/.test(pathname)) return null;
  const user = await ask(new Request(`${origin}/auth/v1/user`, { headers: request.headers }));
  if (!user.ok) return user;
  await user.body?.cancel();
  const status = 404;
  return json(
    { code: status, error_code: 'manual_linking_disabled', msg: 'Manual linking is disabled' },
    status,
  );
}
