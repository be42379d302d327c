import { dataOf } from '#lib/data-error.ts';
import { getSupabase } from '#lib/supabase.ts';

// Where a column is called count all columns are asked for: by name it would be an aggregate, counted anew.

/** Rows at a time. */
const PAGE = 50;

function pageOf<Row>(rows: Row[]): { rows: Row[]; next: Row | null } {
  return { rows, next: rows.length < PAGE ? null : (rows.at(-1) ?? null) };
}

/** How many live subscriptions each plan has (R-DATA-15). */
export async function countSubscriptions(signal: AbortSignal) {
  const supabase = await getSupabase();
  const counts = dataOf(await supabase.from('subscriptions').select().abortSignal(signal).retry(false));
  return counts.map(({ plan_name, count }) => ({ planName: plan_name ?? '', count: count ?? 0 }));
}

/** Behind which subscription the next page begins. */
export type SubscriptionCursor = { updated_at: string; id: string };

/** The subscriptions as Stripe last said, the latest change first (R-ADMIN-17). */
export async function listSubscriptions(cursor: SubscriptionCursor | null, signal: AbortSignal) {
  const supabase = await getSupabase();
  let query = supabase
    .from('stripe_subscriptions')
    .select(
      'id, plan_name, status, is_live, current_period_end, ends_at, updated_at, users(full_name, email)',
    )
    .order('updated_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE);
  if (cursor !== null) {
    const { updated_at: at, id } = cursor;
    query = query.lte('updated_at', at).or(`updated_at.lt."${at}",and(updated_at.eq."${at}",id.lt."${id}")`);
  }
  return pageOf(dataOf(await query.abortSignal(signal).retry(false)));
}

export type Subscription = Awaited<ReturnType<typeof listSubscriptions>>['rows'][number];

/** What admins changed, the latest first; `before` is the id of the last row shown (R-ADMIN-16). */
export async function listAuditLog(before: number | null, signal: AbortSignal) {
  const supabase = await getSupabase();
  let query = supabase
    .from('audit_log')
    .select(
      'id, action, target, target_id, before, after, created_at, actor:users!audit_log_actor_id_fkey(full_name, email), person:users!audit_log_target_id_fkey(full_name, email)',
    )
    .order('id', { ascending: false })
    .limit(PAGE);
  if (before !== null) query = query.lt('id', before);
  return pageOf(dataOf(await query.abortSignal(signal).retry(false)));
}

export type AuditEntry = Awaited<ReturnType<typeof listAuditLog>>['rows'][number];

/** Caught texts per month, country and topic, the latest month first (R-SAFE-07). */
export async function listSafetyCounts(signal: AbortSignal) {
  const supabase = await getSupabase();
  return dataOf(
    await supabase
      .from('safety_counts')
      .select()
      .order('month', { ascending: false })
      .order('country')
      .abortSignal(signal)
      .retry(false),
  );
}

export type SafetyCount = Awaited<ReturnType<typeof listSafetyCounts>>[number];
