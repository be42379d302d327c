import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { tier } from '#contracts/fields.ts';
import { currentPageData } from '#lib/page-data.ts';
import { readPublicRows } from '#lib/public-rest.ts';
import { timings } from '#lib/timings.ts';

const plan = v.object({
  tier,
  rank: v.number(),
  name: v.string(),
  price_gbp: v.number(),
  messages_per_day: v.nullable(v.number()),
  favorites: v.number(),
  active_chats: v.nullable(v.number()),
  own_companions: v.nullable(v.number()),
  memories: v.number(),
  temporary_chat_minutes: v.number(),
  client_fallback_minutes: v.number(),
  customisation: v.boolean(),
  core_traits: v.boolean(),
  most_popular: v.boolean(),
  lookup_key: v.nullable(v.string()),
});

/** A row of the plan table; null allowances are unlimited (D-01). */
export type Plan = v.InferOutput<typeof plan>;

/** The rows of the plan table, for the page and for the build. Throws where the project cannot be read. */
export function readPlans(signal: AbortSignal): Promise<Plan[]> {
  return readPublicRows(
    'plans',
    { select: Object.keys(plan.entries).join(','), order: 'rank.asc' },
    plan,
    signal,
  );
}

/** The plan table, cheapest first: the only source of a price, a limit or an allowance (R-PLAN-01). */
export function plansQuery() {
  return queryOptions({
    queryKey: ['plans'],
    queryFn: ({ signal }) => readPlans(signal),
    // The plans in a page's HTML are as old as the build: they are read again behind it, as its companions are.
    staleTime: ({ state }) =>
      state.dataUpdatedAt === currentPageData()?.readAt ? timings.listFresh : timings.longLived,
    refetchOnMount: true,
    gcTime: timings.longLived,
  });
}
