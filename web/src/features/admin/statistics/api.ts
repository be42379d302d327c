import { adminDashboard } from '#contracts/admin-dashboard.ts';
import type { OutputOf } from '#contracts/endpoint.ts';
import { DataError } from '#lib/data-error.ts';
import { call } from '#lib/endpoint-client.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read, readCount } from '#lib/tables.ts';

/** Somebody who logged in within this many days is active (R-ADMIN-08). */
const ACTIVE_DAYS = 30;
/** PostgreSQL's words for a column and for a table that are not there. */
const missing = ['42703', '42P01'];

/** The statistics of one day; `day` is YYYY-MM-DD in UTC. */
export type Day = { day: string; messages: number; signUps: number };

export type Statistics = {
  totalUsers: number;
  activeUsers: number;
  /** Every tier of the plan table, lowest first, with its people (R-ADMIN-09). */
  subscriptionDistribution: Record<string, number>;
  /** The monthly revenue of the live subscriptions, in pounds. */
  totalRevenue: number;
  days: Day[];
};

/** The dashboard's figures, as the rules let an admin read them (R-ADMIN-06). */
export async function readStatistics(signal: AbortSignal): Promise<Statistics> {
  const supabase = await getSupabase();
  const [plans, days, activeUsers] = await Promise.all([
    read(supabase.rpc('plan_statistics'), signal),
    read(supabase.rpc('daily_statistics'), signal),
    countActiveUsers(signal),
  ]);
  return {
    totalUsers: sum(plans.map((plan) => plan.people)),
    activeUsers,
    subscriptionDistribution: Object.fromEntries(plans.map((plan) => [plan.tier, plan.people])),
    totalRevenue: sum(plans.map((plan) => plan.revenue_gbp)),
    days: days.map(({ day, messages, sign_ups: signUps }) => ({ day, messages, signUps })),
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** People who logged in lately; a project that does not keep it has none, which is no error (D-18.10). */
async function countActiveUsers(signal: AbortSignal): Promise<number> {
  const supabase = await getSupabase();
  const since = new Date(Date.now() - ACTIVE_DAYS * 24 * 60 * 60 * 1000);
  const active = supabase
    .from('users')
    .select('id', { count: 'exact' })
    .gte('last_login_at', since.toISOString())
    .limit(1);
  try {
    return await readCount(active, signal);
  } catch (error) {
    if (error instanceof DataError && missing.includes(error.code)) return 0;
    throw error;
  }
}

/** The output of `admin-dashboard`. */
export type AdminDashboard = OutputOf<typeof adminDashboard>;

/** Who the admin is and which provider keys are set (R-API-23). */
export function readAdminDashboard(signal: AbortSignal): Promise<AdminDashboard> {
  return call(adminDashboard, {}, { signal });
}
