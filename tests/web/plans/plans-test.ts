import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect } from 'vitest';
import { formatDay } from '#lib/format-date-time.ts';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson } from '../support/open-page.tsx';
import { planRow, usage, userId, userRow } from '../support/people.ts';

const names = { free: 'Free', basic: 'Basic', premium: 'Premium', ultimate: 'Ultimate' } as const;
export type TestTier = keyof typeof names;

/** An offer that is nobody's, so that a page can only know it from the table. */
export const offered = Object.entries(names).map(([tier, name], index) =>
  planRow({
    tier,
    name,
    rank: index + 1,
    price_gbp: index * 7,
    messages_per_day: tier === 'ultimate' ? null : 10 + 7 * index,
    favorites: 3 * index,
    active_chats: tier === 'ultimate' ? null : 11 + index,
    own_companions: tier === 'ultimate' ? null : 17 + index,
    memories: 900 + 100 * index,
    temporary_chat_minutes: 7 + index,
    most_popular: tier === 'premium',
    lookup_key: tier === 'free' ? null : `${tier}_monthly`,
  }),
);

export const offerOf = (...tiers: TestTier[]) => ({
  success: true,
  demo: false,
  plans: tiers.map((tier) => ({ tier, priceId: `price_${tier}` })),
});
const all = offerOf('basic', 'premium', 'ultimate');
export const demo = { success: true, demo: true, plans: [] };

/** When the month that was paid ends, and how the pages write that day. */
export const periodEnd = '2027-03-03T12:00:00+00:00';
export const periodEndDay = formatDay(periodEnd);

/** A live subscription as the table holds it. */
export const subscriptionRow = (tier: TestTier, values = {}) => ({
  user_id: userId,
  plan_name: tier,
  status: 'active',
  is_live: true,
  current_period_end: periodEnd,
  ends_at: null,
  ...values,
});

export const answers = (body: object) => () => Response.json({ success: true, ...body });

/** In every test of the file somebody is signed in, on the free plan, where all plans can be bought. */
export function withPlans(): { readonly backend: FakeBackend; has(tier: TestTier): void } {
  let backend: FakeBackend;
  asSignedInPerson();
  const has = (tier: TestTier) => {
    backend.tables.users = [userRow({ subscription_tier: tier })];
    backend.endpoint('chat-usage', answers(usage({ tier })));
  };
  beforeEach(() => {
    backend = new FakeBackend();
    backend.tables.plans = offered;
    backend.endpoint('stripe-plans', () => Response.json(all));
    has('free');
  });
  return {
    get backend() {
      return backend;
    },
    has,
  };
}

export const currentPlan = () => screen.findByRole('region', { name: 'Current plan' });

/** Presses a plan's button once it can be pressed. */
export async function choose(user: UserEvent, button: string): Promise<void> {
  await user.click(await enabledButton(button));
}

export function enabledButton(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(button).toBeEnabled();
    return button;
  });
}

/** The confirmation of a paid plan; `agree` ticks the box and goes on. */
export async function confirmPaid(user: UserEvent, title: string, goOn = 'Continue to payment') {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const box = dialog.queryByRole('checkbox');
  if (box) await user.click(box);
  await user.click(dialog.getByRole('button', { name: goOn }));
}

/** The cancel modal's yes. */
export async function confirmLeaving(user: UserEvent, planName: string): Promise<void> {
  const dialog = within(await screen.findByRole('alertdialog', { name: `Cancel ${planName}?` }));
  await user.click(dialog.getByRole('button', { name: 'Cancel plan' }));
}
