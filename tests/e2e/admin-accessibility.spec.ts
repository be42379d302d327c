import { adminRoutes } from '../../web/src/lib/paths.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { signUp } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { offerModels } from './support/offered-models.ts';

const { login, updatePassword, ...guarded } = adminRoutes;

for (const route of Object.values(guarded)) {
  const path = `/admin/${route.replace(':id', 'suki')}`;
  test(`axe finds nothing on ${path} for an admin, light and dark`, async ({
    adminPage: page,
    scriptedModel,
    server,
  }) => {
    offerModels(scriptedModel);
    if (route === adminRoutes.safety)
      await server.add('safety_counts', [{ month: '2020-01-01', country: 'IE', topic: 'suicide', count: 3 }]);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('link', { name: 'Amity admin' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
}

for (const action of ['Change tier', 'Block', 'Delete']) {
  test(`axe finds nothing in the question '${action}' asks first, light and dark`, async ({
    account,
    adminPage: page,
  }) => {
    await page.goto('/admin/users', { waitUntil: 'networkidle' });
    const row = page.getByRole('row').filter({ hasText: account.email });
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page
      .getByRole('list', { name: /^Actions for/ })
      .getByRole('button', { name: action, exact: true })
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
}

test('axe finds nothing in the questions about a reported companion and its reporter, light and dark', async ({
  adminPage: page,
  server,
  world,
}) => {
  const reporter = await signUp(world.stack);
  const details = `Details ${crypto.randomUUID()}`;
  await server.add('reports', [{ user_id: reporter.id, companion_id: 'suki', reason: 'other', details }]);
  await page.goto('/admin/reports', { waitUntil: 'networkidle' });
  const report = page.getByRole('listitem').filter({ hasText: details });
  for (const action of ['Hide companion', 'Block user']) {
    await report.getByRole('button', { name: action }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
  }
});

test('axe finds nothing in the question before a companion is deleted, light and dark', async ({
  adminPage: page,
  scriptedModel,
}) => {
  offerModels(scriptedModel);
  await page.goto('/admin/companions/edit/suki', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Delete Companion' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('axe finds nothing in the question before an announcement is deleted, light and dark', async ({
  adminPage: page,
  server,
}) => {
  const title = `News ${crypto.randomUUID().slice(0, 8)}`;
  await server.add('announcements', [{ title, body: 'Three new faces.' }]);
  await page.goto('/admin/announcements', { waitUntil: 'networkidle' });
  const news = page.getByRole('listitem').filter({ hasText: title });
  await news.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('axe finds nothing in the question before an error is cleared, light and dark', async ({
  adminPage: page,
  server,
}) => {
  const message = `Error: ${crypto.randomUUID()}`;
  await server.add('error_reports', [{ message, source: 'window', path: '/', app_version: '1.0.0' }]);
  await page.goto('/admin/errors', { waitUntil: 'networkidle' });
  const error = page.getByRole('listitem').filter({ hasText: message });
  await error.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
