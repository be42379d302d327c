import { ApiError } from '#lib/api-error.ts';
import { formatDay } from '#lib/format-date-time.ts';
import type { Plan } from '#shared/plans.ts';
import type { InUse, Offer } from './api.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** One allowance of a plan; `note` is its current usage. */
export type Allowance = { text: string; note?: string | null };

/** The known usage of everything that plans limit. */
export type Used = Partial<InUse> & { messages?: number | undefined };

/** The allowances of a plan, from its row of the plan table (D-01), each with its current usage, if any. */
export function allowances(plan: Plan, used: Used = {}): Allowance[] {
  const { messages_per_day, active_chats, favorites, own_companions, memories, temporary_chat_minutes } =
    plan;
  const extras = [
    plan.customisation ? { text: 'Customize personality and tone' } : null,
    plan.core_traits ? { text: 'Choose their core traits' } : null,
  ];
  return [
    {
      text:
        messages_per_day === null
          ? 'Unlimited messages'
          : `${counted(messages_per_day, 'message', 'messages')} a day`,
      note: used.messages ? `${used.messages} used today` : null,
    },
    {
      text:
        active_chats === null
          ? 'As many companions at a time as you like'
          : `${counted(active_chats, 'companion', 'companions')} at a time`,
      note: used.activeChats ? `${used.activeChats} active now` : null,
    },
    {
      text:
        favorites === 0
          ? `Chats last ${counted(temporary_chat_minutes, 'minute', 'minutes')}`
          : `${counted(favorites, 'favorite', 'favorites')}, whose chats are kept`,
      note: favoritesNote(plan, used.favorites),
    },
    { text: `Remembers ${memories.toLocaleString('en-US')} ${memories === 1 ? 'fact' : 'facts'} about you` },
    {
      text:
        own_companions === null
          ? 'Make as many companions as you like'
          : `Make ${counted(own_companions, 'companion', 'companions')} of your own`,
      note: used.ownCompanions ? `${used.ownCompanions} made` : null,
    },
    ...extras.filter((extra) => extra !== null),
  ];
}

function favoritesNote(plan: Plan, used: number | undefined): string | null {
  return used ? (favoritesAfter(plan, used) ?? `${used} kept now`) : null;
}

/** The text about the favorites that a plan would remove; null when it keeps them all (D-08). */
export function favoritesAfter(plan: Plan, favorites: number): string | null {
  if (favorites <= plan.favorites) return null;
  if (plan.favorites > 0) return `the newest ${plan.favorites} of your ${favorites} would stay`;
  return `your ${counted(favorites, 'favorite', 'favorites')} would go`;
}

/** The text about a canceled plan (R-PLAN-21). */
export function staysUntil(planName: string, endsAt: string): string {
  return `Your plan stays ${planName} until ${formatDay(endsAt)}.`;
}

/** How a plan is changed. */
export type ChangeMethod = { to: 'free' } | { to: 'checkout'; priceId: string } | { to: 'set-tier' };

/**
 * To free by canceling, to a plan with a price by the checkout, to any other one without Stripe (R-PLAN-15 to
 * R-PLAN-17).
 */
export function methodFor(plan: Plan, offer: Offer | undefined): ChangeMethod {
  if (plan.lookup_key === null) return { to: 'free' };
  const priceId = offer?.plans.find(({ tier }) => tier === plan.tier)?.priceId;
  return priceId === undefined ? { to: 'set-tier' } : { to: 'checkout', priceId };
}

/** The subscription page's text about a change that failed (R-PLAN-15 to R-PLAN-17, R-PLAN-20). */
export function subscriptionFailure({ tier }: Plan, method: ChangeMethod, error: Error): string {
  if (isSessionGone(error)) return 'Please log in again.';
  const reason = reasonOf(error);
  if (method.to === 'set-tier') return `${tier} plan not configured and manual set-tier failed`;
  if (method.to === 'checkout') return `Checkout failed: ${reason ?? defaultReason(error)}`;
  return reason === null ? 'Downgrade error' : `Downgrade failed: ${reason}`;
}

/** The pricing page's text about a change that failed (R-PLAN-13). */
export function pricingFailure(error: Error): string {
  return isSessionGone(error) ? 'No userId' : 'Failed to change plan';
}

/** The text about a billing portal that did not open (R-PLAN-20). */
export function portalFailure(error: Error): string {
  return isSessionGone(error) ? 'Please log in again.' : 'Open portal failed';
}

function isSessionGone(error: Error): boolean {
  return error instanceof ApiError && error.code === 'unauthorized';
}

/** The reason of a checkout that did not open when the server gave none: an empty response, or no response. */
function defaultReason(error: Error): string {
  return error instanceof ApiError ? 'Stripe not configured' : 'Network connection problem';
}

/** The server's text; null when it sent none. */
function reasonOf(error: Error): string | null {
  return error instanceof ApiError && error.hasText ? error.detail : null;
}
