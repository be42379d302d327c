import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The navigation that holds every page of the site: a visitor's, unfolded first where the screen is narrow, or a
 * member's menu, opened. A prerendered bar responds once its program is there; a member's has their name then.
 */
export async function siteMenu(page: Page): Promise<Locator> {
  const account = page.getByRole('button', { name: /^Account menu/ });
  const own = page.getByRole('navigation', { name: 'Account' });
  const unfold = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  let shown = menu;
  await expect(async () => {
    const isMember = await account.isVisible();
    shown = isMember ? own : menu;
    if (isMember && !(await own.isVisible())) {
      await page.getByRole('button', { name: /^Account menu,/ }).click({ timeout: 1000 });
    } else if (!isMember && (await unfold.isVisible())) await unfold.click();
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();
  return shown;
}
