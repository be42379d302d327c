import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { says } from '../support/model-answers.ts';
import type { ScriptedModel } from '../support/scripted-model.ts';
import { signUp } from './support/accounts.ts';
import { Chat } from './support/chat.ts';
import { storeConversation } from './support/conversations.ts';
import { expect, test } from './support/fixtures.ts';

const reply = 'Oh, hello! The rain has stopped at last.';

/** A chat with Suki in which one message has been answered. */
async function talk(page: Page, model: ScriptedModel): Promise<Chat> {
  model.willAnswer(says(reply));
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  await chat.say('Hello');
  await expect(chat.theirs).toContainText([reply]);
  return chat;
}

test('[R-PROF-06, R-API-21] a member exports all their data as one file', { tag: '@smoke' }, async ({
  memberPage: page,
  account,
  scriptedModel,
}) => {
  await talk(page, scriptedModel);
  await page.goto('/profile?tab=security');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^my-data-.*\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
  expect(data.rows.users[0].email).toBe(account.email);
  const [greeting, ...said] = data.conversations[0].messages;
  expect(greeting).toMatchObject({ greeting: true });
  expect(said.map(({ text }: { text: string }) => text)).toEqual(['Hello', reply]);

  // The page to read, as it opens from a disk.
  const archive = await page.context().newPage();
  await archive.setContent(strFromU8(files['index.html'] ?? new Uint8Array()));
  await expect(archive.getByRole('heading', { name: 'With Suki' })).toBeVisible();
  await expect(archive.getByText(reply).first()).toBeVisible();
});

test('[R-PROF-07, R-API-22, R-DATA-17] a member deletes the account, gets a receipt and signs up again with the same email', {
  tag: '@smoke',
}, async ({ memberPage: page, account, server }) => {
  await storeConversation(server, { userId: account.id, companionId: 'suki', texts: ['Hello', reply] });
  await page.goto('/profile?tab=security');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByLabel('Your password').fill(account.password);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expect(page.getByText('2 messages')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  for (const left of [`users?id=eq.${account.id}`, `messages?user_id=eq.${account.id}`]) {
    expect(await server.read(left)).toEqual([]);
  }
  await page.goto('/browse');
  await expect(page).toHaveURL(/\/login\?redirect=\/browse$/);

  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Robin Again');
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByLabel('Date of birth').fill('1990-05-17');
  await page.getByRole('checkbox', { name: /^I am at least 18/ }).check();
  await page.getByRole('checkbox', { name: /^I know that chats can become intimate/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/$/);
  const [again] = await server.read<{ id: string }>(`users?email=eq.${account.email}&select=id`);
  expect(again?.id).not.toBe(account.id);
  const consents = await server.read<{ purpose: string }>(
    `user_consents?user_id=eq.${again?.id}&select=purpose&order=id`,
  );
  expect(consents.map(({ purpose }) => purpose)).toEqual(['intimate_chats', 'terms']);
  expect(await server.read(`messages?user_id=eq.${again?.id}`)).toEqual([]);
});

test('a wrong password deletes nothing', async ({ memberPage: page, account, problems, server }) => {
  problems.expect(/status of 403/);
  await page.goto('/profile?tab=security');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByLabel('Your password').fill('not-my-password');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('This is not your password. Nothing was deleted.')).toBeVisible();
  expect(await server.read(`users?id=eq.${account.id}&select=id`)).toHaveLength(1);
});

test('[R-CARE-17] withdrawing the consent to chat replies stops the chat, and giving it again there resumes it', {
  tag: '@phone-smoke',
}, async ({ memberPage: page, problems, scriptedModel }) => {
  problems.expect(/status of 403/);
  await page.goto('/profile?tab=security');
  const box = page.getByRole('checkbox', { name: /^I know that chats can become intimate/ });
  await expect(box).toBeChecked();
  await box.click();
  await expect(page.getByText(/Taken back on/)).toBeVisible();
  await expect(box).not.toBeChecked();

  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  await chat.say('Hello');
  await expect(page.getByText(/Please read and agree to how your chats are handled/)).toBeVisible();
  expect(scriptedModel.requests).toEqual([]);

  await page.getByRole('button', { name: 'Read and agree' }).click();
  await box.click();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(page.getByText(/Please read and agree/)).toBeHidden();
  await expect(chat.composer).toHaveValue('Hello');
  scriptedModel.willAnswer(says('Good morning, Robin.'));
  await chat.composer.press('Enter');
  await expect(chat.theirs.last()).toContainText('Good morning, Robin.');
});

test('[R-SAFE-12] a member reports a message and a companion, and both are in the admins’ queue', {
  tag: '@phone-smoke',
}, async ({ memberPage: page, account, scriptedModel, server }) => {
  const chat = await talk(page, scriptedModel);
  await page.reload();

  await chat.theirs.last().click();
  await chat.theirs.last().getByRole('button', { name: 'Report message' }).click();
  await page.getByLabel('What is wrong?').selectOption({ label: 'Claims to be human' });
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  await page.goto('/companion/suki');
  await page.getByRole('button', { name: 'Report Suki' }).click();
  await page.getByLabel('What is wrong?').selectOption({ label: 'Something else' });
  await page.getByLabel(/Anything we should know/).fill('Her picture is upside down.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  const reports = await server.read(
    `reports?user_id=eq.${account.id}&select=companion_id,message_text,reason,details,status&order=created_at`,
  );
  expect(reports).toEqual([
    { companion_id: 'suki', message_text: reply, reason: 'human_claim', details: null, status: 'open' },
    {
      companion_id: 'suki',
      message_text: null,
      reason: 'other',
      details: 'Her picture is upside down.',
      status: 'open',
    },
  ]);
});

test('[R-SAFE-02] an account without a date of birth must enter it before its first chat, which the server enforces too', async ({
  openAs,
  scriptedModel,
  server,
  world,
}) => {
  const account = await signUp(world.stack, null);
  const page = await openAs(account);
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  await expect(page.getByRole('heading', { name: 'Before your first chat' })).toBeVisible();
  await page.getByLabel('Date of birth').fill('1990-05-17');
  await page.getByRole('checkbox', { name: /^I am at least 18/ }).check();
  await page.getByRole('checkbox', { name: /^I know that chats can become intimate/ }).check();
  await page.getByRole('button', { name: 'Start chatting' }).click();
  await expect(page.getByRole('heading', { name: 'Before your first chat' })).toBeHidden();
  scriptedModel.willAnswer(says(reply));
  await chat.say('Hello');
  await expect(chat.theirs).toContainText([reply]);
  const [user] = await server.read<{ age_confirmed_at: string | null }>(
    `users?id=eq.${account.id}&select=age_confirmed_at`,
  );
  expect(user?.age_confirmed_at).not.toBeNull();
});

test('[R-SAFE-08] a visitor reads the safety protocol, a country’s help lines and the counts', async ({
  page,
  server,
}) => {
  await server.add('safety_counts', [
    { month: '2026-09-01', country: 'GB', topic: 'suicide', count: 14 },
    { month: '2026-09-01', country: 'IS', topic: 'suicide', count: 1 },
  ]);
  await page.goto('/safety');
  await expect(page.getByRole('heading', { level: 1, name: 'Safety' })).toBeVisible();
  await page.getByLabel('Where are you?').selectOption({ label: 'France' });
  await expect(page.getByText('3114, numéro national de prévention du suicide')).toBeVisible();
  const counts = page.getByRole('table', { name: 'Caught texts by month and country' });
  const september = counts.getByRole('rowgroup').filter({ hasText: 'September 2026' });
  await expect(september.getByRole('row', { name: /United Kingdom 14/ })).toBeVisible();
  await expect(september.getByRole('row', { name: /Other countries fewer than 10/ })).toBeVisible();
  await expect(counts).not.toContainText('Iceland');
});
