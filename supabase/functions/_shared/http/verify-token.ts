import { createRemoteJWKSet, decodeProtectedHeader, type JWTPayload, jwtVerify } from 'jose';
import { AppError } from '#contracts/errors.ts';
import type { Env } from './env.ts';

/** How long a key set is kept, and what was verified with it (R-AUTH-30). */
const KEPT_MS = 10 * 60_000;

/** One key set per project, fetched on first use and cached by jose. */
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

function keySet(env: Env) {
  const url = `${env.supabaseUrl}/auth/v1/.well-known/jwks.json`;
  const known = keySets.get(url) ?? createRemoteJWKSet(new URL(url), { cacheMaxAge: KEPT_MS });
  keySets.set(url, known);
  return known;
}

/** The imported form of a shared secret, made once: importing it again for every request costs as much as verifying. */
const secretKeys = new Map<string, Promise<CryptoKey>>();

function secretKey(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret);
  const key =
    secretKeys.get(secret) ??
    crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  secretKeys.set(secret, key);
  return key;
}

/** Tokens whose signature was verified, by project and token: a page sends the same one with every request. */
const verified = new Map<string, { payload: JWTPayload; until: number }>();
const MOST_VERIFIED = 1_000;

async function verifiedPayload(token: string, env: Env): Promise<JWTPayload> {
  const key = `${env.supabaseUrl} ${env.jwtSecret} ${token}`;
  const known = verified.get(key);
  if (known && Date.now() < known.until) return known.payload;
  const payload = await verify(token, env);
  if (verified.size >= MOST_VERIFIED) verified.clear();
  verified.set(key, { payload, until: Math.min(Date.now() + KEPT_MS, 1_000 * (payload.exp ?? 0)) });
  return payload;
}

async function verify(token: string, env: Env): Promise<JWTPayload> {
  const required = { audience: 'authenticated', requiredClaims: ['exp', 'sub'] };
  if (decodeProtectedHeader(token).alg === 'HS256' && env.jwtSecret) {
    const key = await secretKey(env.jwtSecret);
    return (await jwtVerify(token, key, { ...required, algorithms: ['HS256'] })).payload;
  }
  return (await jwtVerify(token, keySet(env), { ...required, algorithms: ['ES256', 'RS256', 'EdDSA'] }))
    .payload;
}

/**
 * Whose token it is, which session it was signed for, and whether a second factor confirmed that session. The session's
 * end is the database's to know (D-32).
 */
export type Verified = { id: string; sessionId: string | null; hasSecondFactor: boolean };

/**
 * The signed-in person of a request, from the bearer token alone and without a call to the auth service (D-02).
 * Throws `unauthorized` for a token that is missing, forged, expired, unsigned, or no signed-in person's.
 */
export async function verifyCaller(request: Request, env: Env): Promise<Verified> {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw new AppError('unauthorized');
  try {
    const payload = await verifiedPayload(token, env);
    const { role, sub, session_id: sessionId, aal } = payload;
    if (role === 'authenticated' && sub) {
      return {
        id: sub,
        sessionId: typeof sessionId === 'string' ? sessionId : null,
        hasSecondFactor: aal === 'aal2',
      };
    }
  } catch (error) {
    throw new AppError('unauthorized', {}, { cause: error });
  }
  throw new AppError('unauthorized');
}
