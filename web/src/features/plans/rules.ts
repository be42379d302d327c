import { ApiError } from '#lib/api-error.ts';
import type { Plan } from '#shared/plans.ts';
import type { InUse, Offer } from './api.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** One thing a plan gives; `note` is how much of it the person has now. */
export type Allowance = { text: string; note?: string | null };

/** What the person has of what plans limit, as far as it is known. */
export type Used = Partial<InUse> & { messages?: number | undefined };

/** What the plan gives, from its row of the plan table (D-01), beside what is used of it now, if anything is. */
export function allowances(plan: Plan, used: Used = {}): Allowance[] {
  const { messages_per_day, active_chats, favorites, own_companions, temporary_chat_minutes } = plan;
  const extras = [
    plan.customisation ? { text: 'Customise personality and tone' } : null,
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
          ? 'As many active chats as you like'
          : counted(active_chats, 'active chat', 'active chats'),
      note: used.activeChats ? `${used.activeChats} active now` : null,
    },
    {
      text:
        favorites === 0
          ? `Chats last ${counted(temporary_chat_minutes, 'minute', 'minutes')}`
          : `${counted(favorites, 'favorite', 'favorites')}, whose chats are kept`,
      note: favoritesNote(plan, used.favorites),
    },
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

/** What a plan would leave of somebody's favorites; null when it leaves them all (D-08). */
export function favoritesAfter(plan: Plan, favorites: number): string | null {
  if (favorites <= plan.favorites) return null;
  if (plan.favorites > 0) return `the newest ${plan.favorites} of your ${favorites} would stay`;
  return `your ${counted(favorites, 'favorite', 'favorites')} would go`;
}

/** '3 March', in the reader's own time zone. */
export function dayOf(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
}

/** '3 March 2027', in the reader's own time zone. */
export function dateOf(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Until when a cancelled plan is kept (R-PLAN-21). */
export function staysUntil(planName: string, endsAt: string): string {
  return `Your plan stays ${planName} until ${dayOf(endsAt)}.`;
}

/** How the person gets a plan. */
export type Way = { to: 'free' } | { to: 'checkout'; priceId: string } | { to: 'set-tier' };

/** Free by leaving the paid plan, a plan with a price by paying it, any other one without Stripe (R-PLAN-15 to R-PLAN-17). */
export function wayTo(plan: Plan, offer: Offer | undefined): Way {
  if (plan.lookup_key === null) return { to: 'free' };
  const priceId = offer?.plans.find(({ tier }) => tier === plan.tier)?.priceId;
  return priceId === undefined ? { to: 'set-tier' } : { to: 'checkout', priceId };
}

/** What the subscription page says of a change that did not happen (R-PLAN-15 to R-PLAN-17, R-PLAN-20). */
export function subscriptionFailure({ tier }: Plan, way: Way, error: Error): string {
  if (isSessionGone(error)) return 'Please log in again.';
  const reason = reasonOf(error);
  if (way.to === 'set-tier') return `${tier} plan not configured and manual set-tier failed`;
  if (way.to === 'checkout') return `Checkout failed: ${reason ?? defaultReason(error)}`;
  return reason === null ? 'Downgrade error' : `Downgrade failed: ${reason}`;
}

/** What the pricing page says of a change that did not happen (R-PLAN-13). */
export function pricingFailure(error: Error): string {
  return isSessionGone(error) ? 'No userId' : 'Failed to change plan';
}

/** What a billing portal that cannot be opened is called (R-PLAN-20). */
export function portalFailure(error: Error): string {
  return isSessionGone(error) ? 'Please log in again.' : 'Open portal failed';
}

function isSessionGone(error: Error): boolean {
  return error instanceof ApiError && error.code === 'unauthorized';
}

/** Why a checkout did not open when nobody said it: the answer was empty, or there was none. */
function defaultReason(error: Error): string {
  return error instanceof ApiError ? 'Stripe not configured' : 'Network connection problem';
}

/** The server's own words; null when it had none. */
function reasonOf(error: Error): string | null {
  return error instanceof ApiError && error.hasText ? error.detail : null;
}
