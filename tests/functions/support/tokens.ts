import { SignJWT } from 'jose';

/** What an access token of the auth service says. */
const claims = { role: 'authenticated', aud: 'authenticated' };
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

/** A token as the auth service signs it with a project's shared secret; `changes` make it a wrong one. */
export function signToken(
  secret: string,
  userId: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const payload = { ...claims, sub: userId, exp: inAnHour(), ...changes };
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What a caller may send in place of a valid access token. */
export type BadToken = { name: string; authorization(): Promise<string | null> };

/** Every kind of invalid token: `secret` is the project's, `userId` a person that the caller claims to be. */
export function badTokens(secret: string, userId: string, publishableKey: string): BadToken[] {
  const bearer = async (token: string | Promise<string>) => `Bearer ${await token}`;
  const payload = { ...claims, sub: userId, exp: inAnHour() };
  return [
    { name: 'no token', authorization: async () => null },
    { name: 'an empty token', authorization: async () => 'Bearer ' },
    { name: 'something that is no token', authorization: () => bearer('hello') },
    { name: 'another scheme', authorization: async () => `Basic ${await signToken(secret, userId)}` },
    { name: 'the publishable key', authorization: () => bearer(publishableKey) },
    {
      name: 'the anon key of older projects',
      authorization: () =>
        bearer(signToken(secret, userId, { role: 'anon', aud: undefined, sub: undefined })),
    },
    {
      name: 'a forged token',
      authorization: () => bearer(signToken('another-secret-of-thirty-two-bytes!', userId)),
    },
    {
      name: 'an expired token',
      authorization: () => bearer(signToken(secret, userId, { exp: Math.floor(Date.now() / 1000) - 60 })),
    },
    {
      name: 'a token that never expires',
      authorization: () => bearer(signToken(secret, userId, { exp: undefined })),
    },
    {
      name: 'a token for another audience',
      authorization: () => bearer(signToken(secret, userId, { aud: 'other' })),
    },
    {
      name: 'a token of another role',
      authorization: () => bearer(signToken(secret, userId, { role: 'service_role' })),
    },
    {
      name: 'a token without a person',
      authorization: () => bearer(signToken(secret, userId, { sub: undefined })),
    },
    {
      name: 'an unsigned token (alg: none)',
      authorization: () => bearer(`${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`),
    },
    {
      name: 'a token changed after it was signed',
      authorization: async () => {
        const [header, , signature] = (await signToken(secret, 'someone-else')).split('.');
        return `Bearer ${header}.${encode(payload)}.${signature}`;
      },
    },
  ];
}
