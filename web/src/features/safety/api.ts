import * as v from 'valibot';
import { readPublicRows } from '#lib/public-rest.ts';

const row = v.object({ month: v.string(), country: v.string(), count: v.nullable(v.number()) });

/** Caught texts of one month (its first day) and country; null are fewer than ten, ZZ all other countries together. */
export type SafetyCount = v.InferOutput<typeof row>;

/** The published counts, newest month first (R-SAFE-08). */
export function fetchSafetyCounts(signal: AbortSignal): Promise<SafetyCount[]> {
  return readPublicRows('rpc/list_safety_counts', {}, row, signal);
}
