import { signUp } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { GoogleLogin } from './support/google-login.ts';

test('[R-AUTH-08] a user signs in with Google, is redirected to the requested page, and enters the date of birth before the first chat', {
  tag: '@smoke',
}, async ({ page, world }) => {
  await new GoogleLogin(page, world).open(await signUp(world.stack, null));
  await page.goto('/chat?companionId=suki');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/chat\?companionId=suki$/);
  await expect(page.getByRole('alertdialog', { name: 'Before your first chat' })).toBeVisible();
});

test('[R-AUTH-08] a user who cancels at Google sees a message and can log in another way with the same redirect', async ({
  page,
  world,
}) => {
  await new GoogleLogin(page, world).open(await signUp(world.stack));
  await page.goto('/signup?redirect=/companion/suki');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'You are not logged in' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=\/companion\/suki$/);
});

test('[R-AUTH-08] the login has no provider buttons for a project without providers', async ({ page }) => {
  const settings = page.waitForResponse('**/auth/v1/settings');
  await page.goto('/login');
  expect((await (await settings).json()).external).toMatchObject({ google: false, apple: false });
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0);
});

for (const path of ['/login', '/signup']) {
  test(`[R-AUTH-08] the layout of ${path} does not shift when the provider buttons appear`, async ({
    page,
  }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/auth/v1/settings', async (route) => {
      await asked;
      await route.fulfill({ json: { external: { google: true, apple: true } } });
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const places = () =>
      page.locator('header, h1, form, label, input, form button').evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.tagName, x, y, width, height];
        }),
      );
    const before = await places();
    answer();
    await expect(page.getByRole('button', { name: 'Continue with Apple' })).toBeVisible();
    expect(await places()).toEqual(before);
    const shifted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as LayoutShift).value, 0)),
          ).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    expect(shifted).toBeLessThan(0.01);
  });
}

type LayoutShift = PerformanceEntry & { value: number };
