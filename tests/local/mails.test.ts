import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brand } from '#lib/brand.ts';
import { plainText } from '../../supabase/local/plain-text.ts';
import { type RunningStack, startStack } from '../support/stack.ts';
import { root } from '../support/steps.mjs';
import { call } from './support/api.ts';
import { temporaryFolder } from './support/project.ts';

type Mail = { subject: string; text: string; html: string; link: string | null };

const siteUrl = 'http://site.test';
const templates = ['confirmation.html', 'recovery.html', 'email-change.html'];

/** A project with the mails of the product's own configuration, which asks for confirmed addresses. */
async function mailProject(): Promise<string> {
  const folder = await temporaryFolder(afterAll);
  await cp(join(root, 'supabase/templates'), join(folder, 'supabase/templates'), { recursive: true });
  const config = await readFile(join(root, 'supabase/config.toml'), 'utf8');
  const mails = config.slice(
    config.indexOf('[auth.email.template.confirmation]'),
    config.indexOf('[auth.external.google]'),
  );
  const settings = '[db.seed]\nenabled = false\n\n[auth.email]\nenable_confirmations = true\n';
  await writeFile(join(folder, 'supabase/config.toml'), `${settings}\n${mails}`);
  return join(folder, 'supabase');
}

let stack: RunningStack;
beforeAll(async () => {
  stack = await startStack({ project: await mailProject(), siteUrl });
});
afterAll(() => stack?.stop());

async function newestMailTo(email: string): Promise<Mail> {
  const response = await fetch(`${stack.apiUrl}/mailbox/messages?to=${encodeURIComponent(email)}`);
  const [mail] = (await response.json()) as Mail[];
  if (mail === undefined) throw new Error(`No mail has come to ${email}.`);
  return mail;
}

/** Every mail has both parts, in the product's words and without a code, which no page takes. */
function expectOurs(mail: Mail, subject: string, button: string): void {
  expect(mail.subject).toBe(subject);
  expect(mail.link).toContain(`${stack.apiUrl}/auth/v1/verify`);
  expect(mail.html).toContain(`>${button}</a>`);
  expect(mail.html).toContain(`src="${siteUrl}/mail.png"`);
  expect(mail.text).toContain(`${button}: ${mail.link}`);
  expect(mail.html).not.toContain('{{');
  expect(mail.text).not.toMatch(/\{\{|\b\d{6}\b/);
}

test('[R-FIRST-23] the mails of sign-up, recovery and a new email are the product’s, as HTML and as text', async () => {
  const email = `${crypto.randomUUID()}@person.test`;
  const password = 'long-enough-password';
  await call(stack, '/auth/v1/signup', { method: 'POST', body: { email, password } });
  const confirmation = await newestMailTo(email);
  expectOurs(confirmation, `Confirm your email for ${brand.name}`, 'Confirm my email');
  await fetch(confirmation.link ?? '', { redirect: 'manual' });

  await call(stack, '/auth/v1/recover', { method: 'POST', body: { email } });
  const recovery = await newestMailTo(email);
  expectOurs(recovery, `Choose a new password for ${brand.name}`, 'Choose a new password');
  expect(recovery.text).toContain(`Someone asked for a new password for ${email}.`);

  const path = '/auth/v1/token?grant_type=password';
  const login = await call(stack, path, { method: 'POST', body: { email, password } });
  const { access_token: token } = login.body as { access_token: string };
  const next = `${crypto.randomUUID()}@person.test`;
  const headers = { authorization: `Bearer ${token}` };
  await call(stack, '/auth/v1/user', { method: 'PUT', headers, body: { email: next } });
  const change = await newestMailTo(email);
  expectOurs(change, `Confirm your new email for ${brand.name}`, 'Confirm the change');
  expect(change.text).toContain(`from ${email} to ${next}.`);
});

describe('a mail’s template', () => {
  test.each(templates)(
    '[R-FIRST-23] %s names the product, needs nothing from the network but one picture of the site, and has a text',
    async (file) => {
      const html = await readFile(join(root, 'supabase/templates', file), 'utf8');
      expect(html).toContain(`${brand.name} is for adults.`);
      expect(html).not.toMatch(/https?:|<script/);
      const pictures = html.match(/<img [^>]*>/g);
      expect(pictures).toEqual([
        `<img src="{{ .SiteURL }}/mail.png" width="285" height="80" alt="Four of ${brand.name}’s companions" />`,
      ]);
      const text = plainText(html);
      expect(text).toMatch(/: \{\{ \.ConfirmationURL \}\}\n/);
      expect(text).not.toMatch(/[<>]|\n{3}|SiteURL/);
    },
  );
});
