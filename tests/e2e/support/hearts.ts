import { expect, type Locator, type Page } from '@playwright/test';

/** The button that keeps this companion or lets them go. */
export const heart = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name: new RegExp(`${name} (to|from) favorites`) });

/** Waits until the page knows what the heart may do: an earlier click would only be asked to wait (R-FAV-09). */
export const isReady = (place: Page | Locator, name: string) =>
  expect(heart(place, name)).toHaveAttribute('aria-busy', 'false');

/** Turns the heart. One that the plan does not allow is for Playwright not there to be clicked, but for a key it is. */
export async function clickHeart(place: Page | Locator, name: string): Promise<void> {
  await isReady(place, name);
  if ((await heart(place, name).getAttribute('aria-disabled')) === 'true') {
    await heart(place, name).press('Enter');
  } else {
    await heart(place, name).click();
  }
}
