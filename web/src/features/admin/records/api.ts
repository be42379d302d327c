import { adminUsers } from '#contracts/admin-users.ts';
import { call } from '#lib/endpoint-client.ts';
import { type Cursor, readPage } from '#lib/keyset.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read } from '#lib/tables.ts';

// Tables with a column named count are read with all columns: selected by name, PostgREST takes it for the aggregate.

/** The size of a page. */
const PAGE_SIZE = 50;

/** How many live subscriptions each plan has (R-DATA-15). */
export async function countSubscriptions(signal: AbortSignal) {
  const supabase = await getSupabase();
  const counts = await read(supabase.from('subscriptions').select(), signal);
  return counts.map(({ plan_name, count }) => ({ planName: plan_name ?? '', count: count ?? 0 }));
}

/** The subscriptions as Stripe last reported them, the latest change first (R-ADMIN-17). */
export async function listSubscriptions(cursor: Cursor | null, signal: AbortSignal) {
  const supabase = await getSupabase();
  const query = supabase
    .from('stripe_subscriptions')
    .select(
      'id, plan_name, status, is_live, current_period_end, ends_at, updated_at, users(full_name, email)',
    );
  return readPage(query, { cursor, column: 'updated_at', size: PAGE_SIZE }, signal);
}

export type Subscription = Awaited<ReturnType<typeof listSubscriptions>>['rows'][number];

/** What admins changed, the latest first (R-ADMIN-16). */
export async function listAuditLog(cursor: Cursor | null, signal: AbortSignal) {
  const supabase = await getSupabase();
  const query = supabase
    .from('audit_log')
    .select(
      'id, action, target, target_id, before, after, created_at, actor:users!audit_log_actor_id_fkey(full_name, email), person:users!audit_log_target_id_fkey(full_name, email)',
    );
  return readPage(query, { cursor, size: PAGE_SIZE }, signal);
}

export type AuditEntry = Awaited<ReturnType<typeof listAuditLog>>['rows'][number];

/** The pauses of people who may be minors, the latest first (R-CARE-09). */
export async function listPauses(cursor: Cursor | null, signal: AbortSignal) {
  const supabase = await getSupabase();
  const query = supabase
    .from('pauses')
    .select(
      'id, user_id, kind, created_at, appealed_at, appeal_text, lifted_at, person:users!pauses_user_id_fkey(full_name, email)',
    );
  return readPage(query, { cursor, size: PAGE_SIZE }, signal);
}

export type Pause = Awaited<ReturnType<typeof listPauses>>['rows'][number];

/** Lets somebody chat again. */
export async function liftPause(userId: string): Promise<void> {
  await call(adminUsers, { userId, action: 'lift_pause' });
}

/** How often the classifier failed in the hours since `from`, the latest first (R-CARE-05). */
export async function listSafetyFailures(from: string, signal: AbortSignal) {
  const supabase = await getSupabase();
  const query = supabase.from('safety_failures').select();
  return read(query.gte('hour', from).order('hour', { ascending: false }), signal);
}

export type SafetyFailure = Awaited<ReturnType<typeof listSafetyFailures>>[number];

/** Caught texts per month, country and topic, the latest month first (R-SAFE-07). */
export async function listSafetyCounts(signal: AbortSignal) {
  const supabase = await getSupabase();
  return read(
    supabase.from('safety_counts').select().order('month', { ascending: false }).order('country'),
    signal,
  );
}

export type SafetyCount = Awaited<ReturnType<typeof listSafetyCounts>>[number];
