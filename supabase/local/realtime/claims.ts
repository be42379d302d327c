import { errors, jwtVerify } from 'jose';
import type { Keys } from '../keys.ts';

/** Who a channel speaks for: the role that queries run as, and the claims that policies read. */
export interface Claims {
  role: string;
  claims: Record<string, unknown>;
  /** Seconds since 1970; null for a key, which does not expire. */
  expiresAt: number | null;
}

const ROLES = ['anon', 'authenticated', 'service_role'];

/** A token or a subscription that realtime does not accept; the message is for the client. */
export class Refusal extends Error {}

/** Reads an API key or a signed access token. Throws a Refusal when it is forged, expired or for no known role. */
export async function readToken(token: string, keys: Keys): Promise<Claims> {
  if (token === keys.publishableKey) return ofKey('anon');
  if (token === keys.secretKey) return ofKey('service_role');
  const payload = await verify(token, keys.jwtSecret);
  if (typeof payload.role !== 'string' || !ROLES.includes(payload.role)) {
    throw new Refusal('InvalidJWTToken: The token has no known role');
  }
  return { role: payload.role, claims: payload, expiresAt: payload.exp ?? null };
}

/** Whether the time of a token is over. */
export function isExpired({ expiresAt }: Claims): boolean {
  return expiresAt !== null && expiresAt * 1000 <= Date.now();
}

function ofKey(role: string): Claims {
  return { role, claims: { role }, expiresAt: null };
}

async function verify(token: string, secret: string) {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] });
    return payload;
  } catch (error) {
    const reason = error instanceof errors.JWTExpired ? 'Token has expired' : 'Token is not valid';
    throw new Refusal(`InvalidJWTToken: ${reason}`);
  }
}
