import { adminRoutes } from '../../web/src/lib/paths.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { offerModels } from './support/offered-models.ts';

// People who ask for less motion see the same page, sooner.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

for (const action of ['Change tier', 'Delete']) {
  test(`axe finds nothing in the question '${action}' asks first, light and dark`, async ({
    account,
    adminPage: page,
  }) => {
    await page.goto('/admin/users', { waitUntil: 'networkidle' });
    const row = page.getByRole('row').filter({ hasText: account.email });
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page
      .getByRole('list', { name: /^Actions for/ })
      .getByRole('button', { name: action })
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
}
