import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The site's navigation, unfolded first where the screen is narrow. A prerendered menu unfolds once its program is
 * there.
 */
export async function siteMenu(page: Page): Promise<Locator> {
  const unfold = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(async () => {
    if (await unfold.isVisible()) await unfold.click();
    await expect(menu).toBeVisible({ timeout: 1000 });
  }).toPass();
  return menu;
}
