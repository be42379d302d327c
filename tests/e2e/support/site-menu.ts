import type { Locator, Page } from '@playwright/test';

/** The site's navigation, unfolded first where the screen is narrow. */
export async function siteMenu(page: Page): Promise<Locator> {
  const unfold = page.getByRole('button', { name: 'Open menu' });
  if (await unfold.isVisible()) await unfold.click();
  return page.getByRole('navigation', { name: 'Main' });
}
