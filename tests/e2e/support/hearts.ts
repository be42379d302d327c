import { expect, type Locator, type Page } from '@playwright/test';

/** The favorite button of a companion. */
export const heart = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name: new RegExp(`${name} (to|from) favorites`) });

/** Waits until the button is enabled: an earlier click would only show a wait message (R-FAV-09). */
export const isReady = (place: Page | Locator, name: string) =>
  expect(heart(place, name)).toHaveAttribute('aria-busy', 'false');

/** Activates the favorite button. Playwright clicks no `aria-disabled` button, so that one gets a key press. */
export async function clickHeart(place: Page | Locator, name: string): Promise<void> {
  await isReady(place, name);
  if ((await heart(place, name).getAttribute('aria-disabled')) === 'true') {
    await heart(place, name).press('Enter');
  } else {
    await heart(place, name).click();
  }
}
