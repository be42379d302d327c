import type { Database } from '#database.types.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read, write } from '#lib/tables.ts';

type Functions = Database['public']['Functions'];

/** SQL's row types say nothing about null. */
export type PlanCost = Omit<
  Functions['costs_by_plan']['Returns'][number],
  'tier' | 'median_usd' | 'p95_usd'
> & {
  /** Null for requests for nobody. */
  tier: string | null;
  median_usd: number | null;
  p95_usd: number | null;
};
export type ModelCost = Omit<Functions['costs_by_model']['Returns'][number], 'answered_provider'> & {
  answered_provider: string | null;
};
export type Today = {
  spent_usd: number;
  daily_ceiling_usd: number | null;
  warned_80_at: string | null;
  warned_100_at: string | null;
};
export type CostSettings = { daily_ceiling_usd: number | null; usd_per_gbp: number };
export type ModelPrice = Pick<
  Database['public']['Tables']['model_prices']['Row'],
  'provider' | 'model' | 'prompt_usd' | 'completion_usd'
>;

/** The last twelve months by plan, the newest first (R-COST-02). */
export async function readPlanCosts(signal: AbortSignal): Promise<PlanCost[]> {
  const supabase = await getSupabase();
  return (await read(supabase.rpc('costs_by_plan'), signal)) as PlanCost[];
}

/** A month, named by any of its days, by purpose, provider and model (R-COST-02). */
export async function readModelCosts(month: string, signal: AbortSignal): Promise<ModelCost[]> {
  const supabase = await getSupabase();
  return (await read(supabase.rpc('costs_by_model', { p_month: month }), signal)) as ModelCost[];
}

/** What today cost and the ceiling (R-COST-03). */
export async function readToday(signal: AbortSignal): Promise<Today> {
  const supabase = await getSupabase();
  return (await read(supabase.rpc('cost_of_today').single(), signal)) as Today;
}

export async function readCostSettings(signal: AbortSignal): Promise<CostSettings> {
  const supabase = await getSupabase();
  return read(supabase.from('cost_settings').select('daily_ceiling_usd, usd_per_gbp').single(), signal);
}

export async function saveCostSettings(settings: CostSettings): Promise<void> {
  const supabase = await getSupabase();
  await write(supabase.from('cost_settings').update(settings).eq('id', 'project'));
}

/** What providers charge that do not say so themselves; a few rows that admins write. */
export async function listPrices(signal: AbortSignal): Promise<ModelPrice[]> {
  const supabase = await getSupabase();
  const prices = supabase.from('model_prices').select('provider, model, prompt_usd, completion_usd');
  return read(prices.order('provider').order('model'), signal);
}

/** Adds a price, or changes that of a model which has one. */
export async function savePrice({ provider, model, ...price }: ModelPrice): Promise<void> {
  const supabase = await getSupabase();
  const table = supabase.from('model_prices');
  const changed = await write(
    table.update(price).eq('provider', provider).eq('model', model).select('model'),
  );
  if (changed.length === 0) await write(table.insert({ provider, model, ...price }));
}

export async function deletePrice({ provider, model }: ModelPrice): Promise<void> {
  const supabase = await getSupabase();
  await write(supabase.from('model_prices').delete().eq('provider', provider).eq('model', model));
}
