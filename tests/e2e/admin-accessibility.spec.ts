import type { Page } from '@playwright/test';
import { adminRoutes } from '#lib/paths.ts';
import { chunks, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { signIn, signUp } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { offerModels } from './support/offered-models.ts';

const { login, updatePassword, secondFactor, ...guarded } = adminRoutes;

for (const routes of chunks(Object.values(guarded))) {
  const paths = routes.map((route) => `/admin/${route.replace(':id', 'suki')}`);
  test(`axe finds nothing on ${paths.join(', ')} for an admin, light and dark`, async ({
    adminPage: page,
    scriptedModel,
    server,
  }) => {
    offerModels(scriptedModel);
    if (routes.includes(adminRoutes.safety))
      await server.add('safety_counts', [{ month: '2020-01-01', country: 'IE', topic: 'suicide', count: 3 }]);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('link', { name: 'Amity admin' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleInBothThemes(page);
    }
  });
}

test('axe finds nothing on the page of the second factor, to set it up and to enter a code, light and dark', async ({
  account,
  adminPage: page,
  openAs,
  world,
}) => {
  await page.goto(`/admin/${secondFactor}`);
  await expect(page.getByRole('button', { name: 'Copy key' })).toBeEnabled();
  await expectAccessibleInBothThemes(page);
  const asked = await openAs(await signIn(world.stack, account));
  await asked.goto(`/admin/${secondFactor}`);
  await expect(asked.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectAccessibleInBothThemes(asked);
});

/** Looks at the question that is open, and answers it with no. */
async function expectAccessibleQuestion(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
}

test('axe finds nothing in the dialogs that confirm a change of a user, light and dark', async ({
  account,
  adminPage: page,
}) => {
  await page.goto('/admin/users');
  const row = page.getByRole('row').filter({ hasText: account.email });
  for (const action of ['Change tier', 'Block', 'Delete']) {
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page
      .getByRole('list', { name: /^Actions for/ })
      .getByRole('button', { name: action, exact: true })
      .click();
    await expectAccessibleQuestion(page);
  }
});

test('axe finds nothing in the dialogs that confirm hiding, deleting, retiring and clearing, light and dark', async ({
  adminPage: page,
  scriptedModel,
  server,
  world,
}) => {
  offerModels(scriptedModel);
  const reporter = await signUp(world.stack);
  const mark = crypto.randomUUID().slice(0, 8);
  await server.add('reports', [
    { user_id: reporter.id, companion_id: 'suki', reason: 'other', details: mark },
  ]);
  await server.add('announcements', [{ title: `News ${mark}`, body: 'Three new faces.' }]);
  await server.add('error_reports', [
    { message: `Error: ${mark}`, source: 'window', path: '/', app_version: '1.0.0' },
  ]);
  const item = page.getByRole('listitem').filter({ hasText: mark });
  for (const [path, ...actions] of [
    ['/admin/reports', 'Hide companion', 'Block user'],
    ['/admin/announcements', 'Delete'],
    ['/admin/errors', 'Clear'],
  ] as const) {
    await page.goto(path);
    for (const action of actions) {
      await item.getByRole('button', { name: action }).click();
      await expectAccessibleQuestion(page);
    }
  }
  await page.goto('/admin/companions/edit/suki');
  for (const name of ['Delete Companion', 'Retire…']) {
    await page.getByRole('button', { name }).click();
    await expectAccessibleQuestion(page);
  }
});
