import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { signUp } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';

const mark = () => crypto.randomUUID().slice(0, 8);
const item = (page: Page, heading: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
const logOf = (target: string) =>
  `audit_log?target=eq.${encodeURIComponent(target)}&order=id&select=action,actor_id,before,after`;

test('[R-ADMIN-18] an announcement is drafted, published, changed and deleted, each step in the audit log', async ({
  account,
  adminPage: page,
  server,
}) => {
  const title = `News ${mark()}`;
  await page.goto('/admin/announcements');
  await page.getByRole('button', { name: 'New announcement' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Text').fill('Three new faces.');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(item(page, title)).toContainText('Draft');
  await item(page, title).getByRole('button', { name: 'Publish now' }).click();
  await expect(item(page, title)).toContainText('Published');
  await item(page, title).getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Text').fill('Four new faces.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(item(page, title)).toContainText('Four new faces.');
  await expectAccessibleInBothThemes(page);

  const [stored] = await server.read<{ id: string }>(
    `announcements?title=eq.${encodeURIComponent(title)}&select=id`,
  );
  await item(page, title).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(item(page, title)).toHaveCount(0);
  const log = await server.read<{ action: string; actor_id: string }>(logOf(stored?.id ?? ''));
  expect(log.map(({ action }) => action)).toEqual([
    'announcement_created',
    'announcement_changed',
    'announcement_changed',
    'announcement_removed',
  ]);
  expect(new Set(log.map(({ actor_id }) => actor_id))).toEqual(new Set([account.id]));
});

test('[R-ADMIN-18] a contact message is read and answered, and leaves the queue', { tag: '@smoke' }, async ({
  adminPage: page,
  server,
}) => {
  const subject = `Paid twice ${mark()}`;
  const rows = (await server.add('contact_messages', [
    { name: 'Vi Long', email: `${mark()}@amity.test`, category: 'billing', subject, message: 'Please look.' },
  ])) as { id: string }[];
  await page.goto('/admin/messages');
  await expect(item(page, subject)).toContainText('Please look.');
  await expectAccessibleInBothThemes(page);
  await item(page, subject).getByRole('button', { name: 'Mark answered' }).click();
  await expect(item(page, subject)).toHaveCount(0);
  await page.getByRole('button', { name: 'Answered' }).click();
  await expect(item(page, subject)).toContainText('answered');
  const [entry] = await server.read<object>(logOf(rows[0]?.id ?? ''));
  expect(entry).toMatchObject({
    action: 'contact_message_changed',
    before: { status: 'open' },
    after: { status: 'answered' },
  });
});

test('[R-SAFE-12] a report is settled with a note, its companion hidden and its sender blocked', async ({
  adminPage: page,
  server,
  world,
}) => {
  const reporter = await signUp(world.stack);
  const id = `rep-${mark()}`;
  await server.add('companions', [
    { id, name: `Reported ${id}`, tagline: 'x', description: 'x', is_public: true, user_id: null },
  ]);
  const rows = (await server.add('reports', [
    { user_id: reporter.id, companion_id: id, reason: 'hate', details: `Details ${id}` },
  ])) as { id: string }[];
  await page.goto('/admin/reports');
  const report = page.getByRole('listitem').filter({ hasText: `Details ${id}` });
  await expect(report).toContainText('Hate, threats or violence');
  await expect(report).toContainText('Robin Marsh');

  await report.getByRole('button', { name: 'Hide companion' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hide' }).click();
  await expect(report).toContainText('Hidden');
  expect(await server.read(`companions?id=eq.${id}&select=is_public`)).toEqual([{ is_public: false }]);

  await report.getByRole('button', { name: 'Block user' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(report).toContainText('(blocked)');
  expect(await server.read(`users?id=eq.${reporter.id}&select=status`)).toEqual([{ status: 'blocked' }]);
  await expectAccessibleInBothThemes(page);

  await report.getByLabel('Note').fill('Hidden and blocked.');
  await report.getByRole('button', { name: 'Resolve' }).click();
  await expect(report).toHaveCount(0);
  const [entry] = await server.read<object>(logOf(rows[0]?.id ?? ''));
  expect(entry).toMatchObject({
    action: 'report_changed',
    after: { note: 'Hidden and blocked.', status: 'resolved' },
  });
});

test('errors are grouped by message and cleared, and the audit log records it', async ({
  adminPage: page,
  server,
}) => {
  const message = `TypeError: "${mark()}" is not a \\ function`;
  const report = { message, source: 'window', path: '/chat', app_version: '1.0.0' };
  await server.add('error_reports', [report, { ...report, path: '/browse' }]);
  await page.goto('/admin/errors');
  await expect(item(page, message)).toContainText('2 times');
  await expect(item(page, message)).toContainText('/browse, /chat');
  await expectAccessibleInBothThemes(page);
  await item(page, message).getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
  await expect(item(page, message)).toHaveCount(0);
  const log = await server.read<{ target: string; before: object }>(
    'audit_log?action=eq.errors_cleared&select=target,before',
  );
  expect(log.find(({ target }) => target === message)?.before).toEqual({ count: 2 });
});

test('long lists of the inbox load further pages and reach their end', async ({
  adminPage: page,
  server,
}) => {
  const run = mark();
  await server.add(
    'error_reports',
    Array.from({ length: 45 }, (_, index) => ({
      message: `Error ${run} number ${index}, "quoted"`,
      source: 'window',
      path: '/',
      app_version: '1.0.0',
    })),
  );
  await page.goto('/admin/errors');
  const all = page.getByRole('heading', { name: `Error ${run}` });
  await page.mouse.move(300, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 6000);
    await expect(all).toHaveCount(45, { timeout: 500 });
  }).toPass();
});

test('a report is settled by keyboard alone', async ({ account, adminPage: page, server }) => {
  const details = `Keyboard ${mark()}`;
  await server.add('reports', [{ user_id: account.id, companion_id: 'suki', reason: 'other', details }]);
  await page.goto('/admin/reports');
  const report = page.getByRole('listitem').filter({ hasText: details });
  await report.getByLabel('Note').focus();
  await page.keyboard.type('Nothing to do.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(report.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(report).toHaveCount(0);
});
