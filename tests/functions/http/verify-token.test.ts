import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Env } from '../../../supabase/functions/_shared/http/env.ts';
import { verifyCaller } from '../../../supabase/functions/_shared/http/verify-token.ts';
import { badTokens, signToken } from '../support/tokens.ts';

const secret = 'a-shared-secret-of-at-least-32-bytes';
const userId = '11111111-1111-4111-8111-111111111111';

const server = createServer();
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let served = 0;
let supabaseUrl = '';
beforeAll(async () => {
  keys = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'current', alg: 'ES256', use: 'sig' };
  server.on('request', (request, response) => {
    served += request.url === '/auth/v1/.well-known/jwks.json' ? 1 : 0;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  supabaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

function verify(authorization: string | null, jwtSecret: string | null = secret) {
  const headers = authorization === null ? {} : { authorization };
  return verifyCaller(new Request('http://api.test/', { headers }), { supabaseUrl, jwtSecret } as Env);
}

const es256 = (changes: Record<string, unknown> = {}, key = keys.privateKey, kid = 'current') =>
  new SignJWT({
    sub: userId,
    role: 'authenticated',
    aud: 'authenticated',
    exp: Math.floor(Date.now() / 1000) + 3600,
    ...changes,
  })
    .setProtectedHeader({ alg: 'ES256', kid })
    .sign(key);

describe('the caller', () => {
  test('[R-PROD-15] has a second factor where the token says that one confirmed the session', async () => {
    const confirmed = await signToken(secret, userId, { aal: 'aal2' });
    expect(await verify(`Bearer ${confirmed}`)).toMatchObject({ id: userId, hasSecondFactor: true });
  });

  test('[R-API-04] is the person of a token signed with the shared secret', async () => {
    expect(await verify(`Bearer ${await signToken(secret, userId)}`)).toEqual({
      id: userId,
      sessionId: null,
      hasSecondFactor: false,
    });
  });

  test('[R-API-04] is the person of a token signed with a published key', async () => {
    const person = { id: userId, sessionId: null, hasSecondFactor: false };
    expect(await verify(`Bearer ${await es256()}`)).toEqual(person);
    expect(await verify(`bearer ${await es256()}`, null)).toEqual(person);
  });

  test('[R-PROD-13] comes with the session that the token was signed for', async () => {
    const token = await signToken(secret, userId, { session_id: 'a-session' });
    expect(await verify(`Bearer ${token}`)).toMatchObject({ id: userId, sessionId: 'a-session' });
  });

  test('[R-AUTH-30] is verified with keys that are fetched again after ten minutes', async () => {
    const begin = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: begin });
    const token = `Bearer ${await es256()}`;
    await verify(token);
    served = 0;
    vi.setSystemTime(begin + 9 * 60_000);
    await verify(token);
    expect(served).toBe(0);
    vi.setSystemTime(begin + 11 * 60_000);
    await verify(token);
    expect(served).toBe(1);
    vi.useRealTimers();
  });

  test.each(badTokens(secret, userId, 'sb_publishable_key').map((bad) => [bad.name, bad] as const))(
    '[R-API-03] is nobody with %s',
    async (_name, bad) => {
      await expect(verify(await bad.authorization())).rejects.toMatchObject({ code: 'unauthorized' });
      await expect(verify(await bad.authorization(), null)).rejects.toMatchObject({ code: 'unauthorized' });
    },
  );

  test('is refused for a shared-secret token where the project has no shared secret', async () => {
    await expect(verify(`Bearer ${await signToken(secret, userId)}`, null)).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });

  test('is refused for a published-key token that is expired, of another key or for another audience', async () => {
    const other = await generateKeyPair('ES256');
    for (const token of [
      await es256({ exp: Math.floor(Date.now() / 1000) - 60 }),
      await es256({}, other.privateKey),
      await es256({}, other.privateKey, 'unknown'),
      await es256({ aud: 'other' }),
      await es256({ role: 'anon' }),
    ]) {
      await expect(verify(`Bearer ${token}`, null)).rejects.toMatchObject({ code: 'unauthorized' });
    }
  });

  test('[R-API-03] is nobody from the moment that a token ends which was verified before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = `Bearer ${await es256({ exp: Math.floor(Date.now() / 1000) + 60 })}`;
    expect(await verify(token)).toMatchObject({ id: userId });
    vi.setSystemTime(Date.now() + 61_000);
    await expect(verify(token)).rejects.toMatchObject({ code: 'unauthorized' });
    vi.useRealTimers();
  });

  test('is refused when the public key itself is used as a shared secret', async () => {
    const publicKey = JSON.stringify(await exportJWK(keys.publicKey));
    await expect(verify(`Bearer ${await signToken(publicKey, userId)}`, null)).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });
});
