import type { Page } from '@playwright/test';
import { MONTH } from '../support/scripted-stripe/account.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ payments: 'stripe' });

type Plan = { favorites: number; price_gbp: number };

const current = (page: Page) => page.getByRole('region', { name: 'Current plan' });

/** Chooses a paid plan, reads what is asked and goes to pay. */
async function goToPayment(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const terms = page.getByRole('dialog', { name: button });
  await expect(terms).toContainText('Canceling');
  await terms.getByRole('checkbox', { name: /^I agree that \w+ starts at once and renews at £/ }).check();
  await terms.getByRole('button', { name: 'Continue to payment' }).click();
}

/** A day as the browser of the journeys writes it. */
function dayOf(seconds: number, style: Intl.DateTimeFormatOptions): string {
  return new Date(seconds * 1000).toLocaleDateString('en-GB', { ...style, timeZone: 'Europe/London' });
}

/** '3 Mar 2027'. */
const dateOf = (seconds: number) => dayOf(seconds, { dateStyle: 'medium' });

test('[R-PLAN-14] [R-PLAN-15] [R-PLAN-18] [R-PLAN-21] a free member buys Premium, changes to Ultimate, cancels, keeps it to the end of the month and is then free with the favorites trimmed', {
  tag: '@smoke',
}, async ({ account, memberPage: page, server, stripePages: stripe }) => {
  await stripe.open(page);
  await page.goto('/subscription');
  await expect(current(page)).toContainText('Free');

  await goToPayment(page, 'Upgrade to Premium');
  await page.goto(await stripe.pay(page));
  await expect(page.getByText('Payment successful! Your subscription is active.')).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(current(page)).toContainText('Premium');
  await expect(current(page)).toContainText(dateOf(stripe.account.now + MONTH));
  await stripe.deliverEvents();

  await goToPayment(page, 'Upgrade to Ultimate');
  await page.goto(await stripe.confirmChange(page));
  await expect(page.getByText('Your plan is Ultimate.')).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(current(page)).toContainText('Ultimate');
  await stripe.deliverEvents();

  const [ultimate] = await server.read<Plan>('plans?tier=eq.ultimate&select=favorites');
  const [free] = await server.read<Plan>('plans?tier=eq.free&select=favorites');
  const companions = await server.read<{ id: string }>(
    `companions?is_public=is.true&select=id&limit=${ultimate?.favorites}`,
  );
  await server.add(
    'user_favorites',
    companions.map(({ id }) => ({ user_id: account.id, companion_id: id })),
  );
  const favorites = () => server.read(`user_favorites?user_id=eq.${account.id}`);
  expect(await favorites()).toHaveLength(companions.length);

  await page.reload();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  const lastDay = dayOf(stripe.account.now + MONTH, { weekday: 'long', day: 'numeric', month: 'long' });
  const question = page.getByRole('alertdialog', { name: 'Cancel Ultimate?' });
  await expect(question).toContainText(`You keep Ultimate until ${lastDay}`);
  await question.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(current(page)).toContainText(`Your plan stays Ultimate until ${lastDay}`);
  await stripe.deliverEvents();
  expect(await favorites()).toHaveLength(companions.length);

  // The month ends while the page is open.
  stripe.account.advance(MONTH);
  await stripe.deliverEvents();
  await expect(current(page)).toContainText('Free');
  await expect(current(page)).not.toContainText('Your plan stays');
  expect(await favorites()).toHaveLength(free?.favorites ?? Number.NaN);
});

test('a member who closes the browser right after paying has the plan when they come back', async ({
  account,
  memberPage: page,
  openAs,
  stripePages: stripe,
}) => {
  await stripe.open(page);
  await page.goto('/subscription');
  await goToPayment(page, 'Upgrade to Premium');
  await stripe.pay(page);
  await page.close();
  await stripe.deliverEvents();

  const later = await openAs(account);
  await later.goto('/account');
  await expect(current(later)).toContainText('Premium');
  await expect(current(later)).toContainText(dateOf(stripe.account.now + MONTH));
});

test('[R-PLAN-18] a member who cancels the checkout sees a message and has paid nothing', async ({
  memberPage: page,
  stripePages: stripe,
}) => {
  await stripe.open(page);
  await page.goto('/subscription');
  await goToPayment(page, 'Upgrade to Basic');
  await page.goto(await stripe.turnRound(page));
  await expect(page.getByText('Checkout canceled.')).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(current(page)).toContainText('Free');
});

test('[R-PLAN-15] the pricing page asks for the same consent before the checkout', async ({
  memberPage: page,
  stripePages: stripe,
}) => {
  await stripe.open(page);
  await page.goto('/pricing');
  await goToPayment(page, 'Upgrade to Premium');
  await page.goto(await stripe.pay(page));
  await expect(page.getByText('Payment successful! Your subscription is active.')).toBeVisible();
  await expect(current(page)).toContainText('Premium');
});

test('[R-PROF-05] the payment tab of a subscriber shows the plan with its price from the plan table and opens the billing portal', async ({
  memberPage: page,
  server,
  stripePages: stripe,
}) => {
  await stripe.open(page);
  await page.goto('/subscription');
  await goToPayment(page, 'Upgrade to Premium');
  await page.goto(await stripe.pay(page));
  await expect(page.getByText('Payment successful!')).toBeVisible();

  const [premium] = await server.read<Plan>('plans?tier=eq.premium&select=price_gbp');
  await page.goto('/profile?tab=payment');
  await expect(current(page)).toContainText('Premium');
  await expect(current(page)).toContainText(`£${premium?.price_gbp} a month`);
  await current(page).getByRole('button', { name: 'Billing portal' }).click();
  await expect(page).toHaveURL(/^https:\/\/billing\.stripe\.test\//);
});

test('axe finds no violation in the dialogs before a payment and a cancellation, light and dark', async ({
  memberPage: page,
  stripePages: stripe,
}) => {
  await stripe.open(page);
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Not now' }).click();

  await goToPayment(page, 'Upgrade to Premium');
  await page.goto(await stripe.pay(page));
  await expect(page.getByText('Payment successful!')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
