import { consents } from '#contracts/consents.ts';
import type { OutputOf } from '#contracts/endpoint.ts';
import type { Tier } from '#contracts/fields.ts';
import { stripeCheckout } from '#contracts/stripe-checkout.ts';
import { stripeDowngrade } from '#contracts/stripe-downgrade.ts';
import { stripePlans } from '#contracts/stripe-plans.ts';
import { stripePortal } from '#contracts/stripe-portal.ts';
import { stripeSync } from '#contracts/stripe-sync.ts';
import { userSetTier } from '#contracts/user-set-tier.ts';
import { userTrimFavorites } from '#contracts/user-trim-favorites.ts';
import { call } from '#lib/endpoint-client.ts';
import { openExternalPage } from '#lib/open-external-page.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read, readCount } from '#lib/tables.ts';
import { isRetired } from '#shared/retirement.ts';

/** The offer: the Stripe price of each plan, and whether plans are a demo. */
export type Offer = OutputOf<typeof stripePlans>;

/** The current plan; `endsAt` is when a canceled subscription ends it, else null. */
export type PlanStatus = { tier: Tier; endsAt: string | null };

/** The person's live subscription. `endsAt` is null while it renews, on `renewsAt`. */
export type Subscription = { tier: string; status: string; renewsAt: string | null; endsAt: string | null };

/** The person's current usage of everything that plans limit but messages, which `shared/usage.ts` has. */
export type InUse = { activeChats: number; favorites: number; ownCompanions: number };

export function fetchOffer(signal: AbortSignal): Promise<Offer> {
  return call(stripePlans, {}, { signal });
}

/**
 * Leaves for the page where this price is paid, or where Stripe confirms the change to it (R-PLAN-15). Called once the
 * person has ticked the words of `consents.purchase`.
 */
export async function leaveForCheckout(priceId: string): Promise<void> {
  const { url } = await call(stripeCheckout, { priceId, consent: consents.purchase.version });
  await openExternalPage(url);
}

/** Leaves for the billing portal: card, invoices, taking a cancellation back. */
export async function leaveForPortal(): Promise<void> {
  const { url } = await call(stripePortal, {});
  await openExternalPage(url);
}

/** Cancels the subscription at the end of its period; without one the plan is free at once. */
export function downgrade(): Promise<PlanStatus> {
  return call(stripeDowngrade, {});
}

/** Sets the plan without Stripe: to free, or to any plan where plans are a demo (D-09). */
export function setTier(tier: Tier): Promise<PlanStatus> {
  return call(userSetTier, { tier });
}

/** Removes the favorites beyond the plan's limit. */
export async function trimFavorites(): Promise<void> {
  await call(userTrimFavorites, {});
}

/** Has the server read the subscription from Stripe: after the payment `sessionId`, or after a visit of the portal. */
export function syncSubscription(sessionId: string | null, signal: AbortSignal): Promise<PlanStatus> {
  return call(stripeSync, sessionId === null ? {} : { session_id: sessionId }, { signal });
}

/** The live subscription as Stripe last described it; null without one. */
export async function fetchSubscription(userId: string, signal: AbortSignal): Promise<Subscription | null> {
  const supabase = await getSupabase();
  const row = await read(
    supabase
      .from('stripe_subscriptions')
      .select('plan_name, status, current_period_end, ends_at')
      .eq('user_id', userId) // admins see everybody's
      .eq('is_live', true)
      .maybeSingle(),
    signal,
  );
  if (row === null) return null;
  const { plan_name: tier, status, current_period_end: renewsAt, ends_at: endsAt } = row;
  return { tier, status, renewsAt, endsAt };
}

/** Counts what the plan limits; which chats are active is the server's rule, and favorites count until they retire. */
export async function fetchInUse(userId: string, signal: AbortSignal): Promise<InUse> {
  const supabase = await getSupabase();
  const countOnly = { count: 'exact', head: true } as const;
  const [activeChats, favorites, ownCompanions] = await Promise.all([
    read(supabase.rpc('count_active_chats'), signal),
    read(supabase.from('user_favorites').select('companions(retires_at)').eq('user_id', userId), signal),
    readCount(
      supabase.from('companions').select('id', countOnly).eq('user_id', userId).eq('is_public', false),
      signal,
    ),
  ]);
  const counted = favorites.filter(({ companions }) => !isRetired(companions?.retires_at ?? null));
  return { activeChats, favorites: counted.length, ownCompanions };
}
