import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { codeOf } from '../../supabase/local/launch/demo-factor.mjs';
import { type RunningStack, startStack } from '../support/stack.ts';
import { newPerson, type Person } from './support/api.ts';
import { fixture, projectWith } from './support/project.ts';

const config = await readFile(join(fixture, 'config.toml'), 'utf8');
const project = await projectWith(
  { 'config.toml': `${config}\n[auth.mfa.totp]\nenroll_enabled = true\nverify_enabled = true\n` },
  afterAll,
);
let stack: RunningStack;

beforeAll(async () => {
  stack = await startStack({ project });
});
afterAll(() => stack.stop());

/** The auth client of a page of its own, logged in as this person. */
async function logIn({ email, password }: Person) {
  const { auth } = createClient(stack.apiUrl, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never }, // Node 20 has none
  });
  const { error } = await auth.signInWithPassword({ email, password });
  if (error !== null) throw error;
  const claims = async () => decodeJwt((await auth.getSession()).data.session?.access_token ?? '');
  return { auth, mfa: auth.mfa, claims };
}

type LoggedIn = Awaited<ReturnType<typeof logIn>>;

async function enroll({ mfa }: LoggedIn, friendlyName = 'Phone') {
  const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Amity' });
  if (error !== null) throw error;
  return data;
}

/** Enrolls an app and confirms the session with its first code. */
async function enrolled(page: LoggedIn) {
  const { id: factorId, totp } = await enroll(page);
  const { error } = await page.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret) });
  if (error !== null) throw error;
  return { factorId, secret: totp.secret };
}

describe.concurrent('[R-PROD-15] a second factor on the embedded stack', () => {
  test('is enrolled with a QR code and a secret, and a right code raises the session for good', async () => {
    const person = await newPerson(stack);
    const page = await logIn(person);
    const { id: factorId, totp } = await enroll(page);
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+<\/svg>$/);
    expect(totp.uri).toContain(`otpauth://totp/Amity:${encodeURIComponent(person.email)}?`);
    expect(totp.uri).toContain(`secret=${totp.secret}`);

    const wrong = await page.mfa.challengeAndVerify({ factorId, code: '12345' });
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    expect(await page.claims()).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });

    await page.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret) });
    expect(await page.claims()).toMatchObject({ aal: 'aal2' });
    expect((await page.mfa.listFactors()).data?.totp).toMatchObject([
      { id: factorId, friendly_name: 'Phone' },
    ]);
    await page.auth.refreshSession();
    expect(await page.claims()).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
    });
  });

  test('is asked for at the next login, and ends the sessions that never had it', async () => {
    const person = await newPerson(stack);
    const [first, second] = [await logIn(person), await logIn(person)];
    const { factorId, secret } = await enrolled(first);
    expect((await second.auth.refreshSession()).error).not.toBeNull();

    const later = await logIn(person);
    expect((await later.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    const { data: asked } = await later.mfa.challenge({ factorId });
    const answer = { factorId, challengeId: asked?.id ?? '', code: codeOf(secret) };
    expect((await later.mfa.verify(answer)).error).toBeNull();
    expect((await later.mfa.verify(answer)).error).toMatchObject({ status: 422 });
    expect(await later.claims()).toMatchObject({ aal: 'aal2' });
    expect((await first.auth.refreshSession()).error).toBeNull();
  });

  test('guards itself, the password and the address against a session without it', async () => {
    const person = await newPerson(stack);
    const { factorId } = await enrolled(await logIn(person));
    const { auth, mfa } = await logIn(person);
    expect((await mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
    expect((await mfa.unenroll({ factorId })).error).toMatchObject({ status: 422, code: 'insufficient_aal' });
    const change = { password: 'a-password-of-a-thief' };
    expect((await auth.updateUser(change)).error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    expect((await auth.updateUser({ data: { full_name: 'Ada' } })).error).toBeNull();
  });

  test('can be replaced and removed, which takes its level from the sessions', async () => {
    const page = await logIn(await newPerson(stack));
    const { factorId } = await enrolled(page);
    expect((await page.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })).error).toMatchObject({
      status: 422,
      code: 'mfa_factor_name_conflict',
    });
    const { id, totp } = await enroll(page, 'New phone');
    await page.mfa.challengeAndVerify({ factorId: id, code: codeOf(totp.secret) });
    expect((await page.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    await page.auth.refreshSession();
    expect(await page.claims()).toMatchObject({ aal: 'aal2' });
    await page.mfa.unenroll({ factorId: id });
    await page.auth.refreshSession();
    expect(await page.claims()).toMatchObject({ aal: 'aal1' });
    expect((await page.mfa.listFactors()).data?.all).toEqual([]);
  });

  test('belongs to one person: nobody else can challenge, verify or remove it', async () => {
    const { factorId } = await enrolled(await logIn(await newPerson(stack)));
    const { mfa } = await logIn(await newPerson(stack));
    const notFound = { status: 404, code: 'mfa_factor_not_found' };
    expect((await mfa.challenge({ factorId })).error).toMatchObject(notFound);
    expect((await mfa.unenroll({ factorId })).error).toMatchObject(notFound);
  });
});
