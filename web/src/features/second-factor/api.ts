import { brand } from '#lib/brand.ts';
import { getSupabase } from '#lib/supabase.ts';
import { factorRefusal } from './rules.ts';

/** The second factors of the signed-in person, and whether one confirmed this session (R-PROD-15). */
export type SecondFactorState = { isConfirmed: boolean; factors: { id: string; addedAt: string }[] };

/** What an authenticator app needs to know; `qrCode` is the address of a picture. */
export type Enrollment = { factorId: string; qrCode: string; secret: string };

/** Something about a second factor that did not work; `message` is the text for people. */
export class SecondFactorProblem extends Error {}

function problemOf(error: { name: string; status?: number | undefined; code?: string | undefined }) {
  return new SecondFactorProblem(factorRefusal(error), { cause: error });
}

export async function readSecondFactor(): Promise<SecondFactorState> {
  const { mfa } = (await getSupabase()).auth;
  const listed = await mfa.listFactors();
  if (listed.error !== null) throw problemOf(listed.error);
  // Last: a code may be confirmed while the factors are listed.
  const level = await mfa.getAuthenticatorAssuranceLevel();
  if (level.error !== null) throw problemOf(level.error);
  return {
    isConfirmed: level.data.currentLevel === 'aal2',
    factors: listed.data.totp.map(({ id, created_at: addedAt }) => ({ id, addedAt })),
  };
}

/** Begins to set up an authenticator app; nothing counts before its first code. */
export async function enroll(): Promise<Enrollment> {
  const { mfa } = (await getSupabase()).auth;
  // Names are unique, and one that was begun and left stays a while.
  const friendlyName = `Authenticator app, ${new Date().toISOString()}`;
  const { data, error } = await mfa.enroll({ factorType: 'totp', issuer: brand.name, friendlyName });
  if (error !== null) throw problemOf(error);
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** Confirms the session with the code that the app shows now, and ends those that never had one. */
export async function confirmSession(factorId: string, code: string): Promise<void> {
  const { mfa } = (await getSupabase()).auth;
  const { error } = await mfa.challengeAndVerify({ factorId, code });
  if (error !== null) throw problemOf(error);
}

/** Removes these factors; the session keeps its level only if another one confirmed it. */
export async function removeFactors(ids: string[]): Promise<void> {
  const { auth } = await getSupabase();
  for (const factorId of ids) {
    const { error } = await auth.mfa.unenroll({ factorId });
    if (error !== null) throw problemOf(error);
  }
  // The next token says what is left.
  await auth.refreshSession();
}
