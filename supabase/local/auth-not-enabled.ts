import { json } from './http.ts';

/** The factor types of a request, with the error codes for types that are not enabled. */
const FACTORS: Record<string, { code: string; name: string }> = {
  totp: { code: 'mfa_totp_enroll_not_enabled', name: 'TOTP' },
  phone: { code: 'mfa_phone_enroll_not_enabled', name: 'Phone' },
  webauthn: { code: 'mfa_webauthn_enroll_not_enabled', name: 'WebAuthn' },
};

const refusal = (status: number, error_code: string, msg: string) =>
  json({ code: status, error_code, msg }, status);

/**
 * Refuses the requests of the auth client for features that config.toml disables: manual linking of identities and
 * second factors. The auth service here does not know them; the responses are those of the hosted one for a project
 * that has them disabled. Null for every other request.
 */
export async function refuseDisabledFeatures(
  request: Request,
  fetchUser: (request: Request) => Promise<Response>,
): Promise<Response | null> {
  const { pathname, origin } = new URL(request.url);
  const [, area, rest = ''] = pathname.match(/^\/auth\/v1\/(user\/identities|factors)(?:\/(.*))?$/) ?? [];
  if (area === undefined) return null;
  const user = await fetchUser(new Request(`${origin}/auth/v1/user`, { headers: request.headers }));
  if (!user.ok) return user;
  await user.body?.cancel();
  if (area === 'user/identities') {
    return refusal(404, 'manual_linking_disabled', 'Manual linking is disabled');
  }
  // No user can have a factor, so none is found.
  if (rest !== '') return refusal(404, 'mfa_factor_not_found', 'Factor not found');
  const { factor_type = '' } = (await request.json().catch(() => null)) ?? {};
  const { code, name } = FACTORS[factor_type] ?? {};
  return code === undefined
    ? refusal(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
    : refusal(422, code, `MFA enroll is disabled for ${name}`);
}
