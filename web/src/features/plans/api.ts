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
import { dataOf } from '#lib/data-error.ts';
import { call } from '#lib/endpoint-client.ts';
import { openExternalPage } from '#lib/open-external-page.ts';
import { getSupabase } from '#lib/supabase.ts';

/** What can be bought: the Stripe price of each plan, and whether plans are a demo. */
export type Offer = OutputOf<typeof stripePlans>;

/** The plan that holds now; `endsAt` is until when a cancelled subscription keeps it, else null. */
export type HeldPlan = { tier: Tier; endsAt: string | null };

/** The person's live subscription. `endsAt` is null while it renews, on `renewsAt`. */
export type Subscription = { tier: string; status: string; renewsAt: string | null; endsAt: string | null };

/** How much of what plans limit the person has at this moment; messages are counted in `lib/usage.ts`. */
export type InUse = { activeChats: number; favorites: number; ownCompanions: number };

export function fetchOffer(signal: AbortSignal): Promise<Offer> {
  return call(stripePlans, {}, { signal });
}

/**
 * Leaves for the page where this price is paid, or where Stripe confirms the change to it (R-PLAN-15). Called once the person has
 * ticked the words of `consents.purchase`.
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
export function downgrade(): Promise<HeldPlan> {
  return call(stripeDowngrade, {});
}

/** Sets the plan without Stripe: to free, or to any plan where plans are a demo (D-09). */
export function setTier(tier: Tier): Promise<HeldPlan> {
  return call(userSetTier, { tier });
}

/** Removes the favorites beyond the plan's limit. */
export async function trimFavorites(): Promise<void> {
  await call(userTrimFavorites, {});
}

/** Has the server read the subscription from Stripe: after the payment `sessionId`, or after a visit of the portal. */
export function syncSubscription(sessionId: string | null, signal: AbortSignal): Promise<HeldPlan> {
  return call(stripeSync, sessionId === null ? {} : { session_id: sessionId }, { signal });
}

/** The live subscription as Stripe last described it; null without one. */
export async function fetchSubscription(userId: string, signal: AbortSignal): Promise<Subscription | null> {
  const supabase = await getSupabase();
  const row = dataOf(
    await supabase
      .from('stripe_subscriptions')
      .select('plan_name, status, current_period_end, ends_at')
      .eq('user_id', userId) // admins see everybody's
      .eq('is_live', true)
      .abortSignal(signal)
      .retry(false) // repeats are the query cache's business
      .maybeSingle(),
  );
  if (row === null) return null;
  const { plan_name: tier, status, current_period_end: renewsAt, ends_at: endsAt } = row;
  return { tier, status, renewsAt, endsAt };
}

/** Counts what the plan limits; which chats are active is the server's rule. */
export async function fetchInUse(userId: string, signal: AbortSignal): Promise<InUse> {
  const supabase = await getSupabase();
  const countOnly = { count: 'exact', head: true } as const;
  const [activeChats, favorites, companions] = await Promise.all([
    supabase.rpc('count_active_chats').abortSignal(signal).retry(false),
    supabase
      .from('user_favorites')
      .select('companion_id', countOnly)
      .eq('user_id', userId)
      .abortSignal(signal)
      .retry(false),
    supabase
      .from('companions')
      .select('id', countOnly)
      .eq('user_id', userId)
      .eq('is_public', false)
      .abortSignal(signal)
      .retry(false),
  ]);
  dataOf(favorites);
  dataOf(companions);
  return {
    activeChats: dataOf(activeChats),
    favorites: favorites.count ?? 0,
    ownCompanions: companions.count ?? 0,
  };
}
