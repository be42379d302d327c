import { json } from './http.ts';

/** The factor kinds that somebody may ask for, with the codes for kinds that are not switched on. */
const FACTORS: Record<string, { code: string; name: string }> = {
  totp: { code: 'mfa_totp_enroll_not_enabled', name: 'TOTP' },
  phone: { code: 'mfa_phone_enroll_not_enabled', name: 'Phone' },
  webauthn: { code: 'mfa_webauthn_enroll_not_enabled', name: 'WebAuthn' },
};

const refusal = (status: number, error_code: string, msg: string) =>
  json({ code: status, error_code, msg }, status);

/**
 * The calls of the auth client for what config.toml leaves switched off: linking identities by hand and second factors. The
 * auth service here does not know them; they are answered as the hosted one answers a signed-in person of a project that
 * has them off. Null for every other call.
 */
export async function refuseDisabledFeatures(
  request: Request,
  askUser: (request: Request) => Promise<Response>,
): Promise<Response | null> {
  const { pathname, origin } = new URL(request.url);
  const [, area, rest = ''] = pathname.match(/^\/auth\/v1\/(user\/identities|factors)(?:\/(.*))?$/) ?? [];
  if (area === undefined) return null;
  const user = await askUser(new Request(`${origin}/auth/v1/user`, { headers: request.headers }));
  if (!user.ok) return user;
  await user.body?.cancel();
  if (area === 'user/identities') {
    return refusal(404, 'manual_linking_disabled', 'Manual linking is disabled');
  }
  // Nobody can have a factor, so whichever is named is not found.
  if (rest !== '') return refusal(404, 'mfa_factor_not_found', 'Factor not found');
  const { factor_type = '' } = (await request.json().catch(() => null)) ?? {};
  const { code, name } = FACTORS[factor_type] ?? {};
  return code === undefined
    ? refusal(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
    : refusal(422, code, `MFA enroll is disabled for ${name}`);
}
