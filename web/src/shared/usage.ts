import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { chatUsage } from '#contracts/chat-usage.ts';
import type { OutputOf } from '#contracts/endpoint.ts';
import { call } from '#lib/endpoint-client.ts';
import { timings } from '#lib/timings.ts';
import { followsPlan } from './plan-changes.ts';
import { readUsageCopy, writeUsageCopy } from './usage-copy.ts';

/** Today's allowance: tier, limit, used, remaining (null: unlimited) and when it comes back. */
export type Usage = OutputOf<typeof chatUsage>;

/**
 * Today's allowance of the signed-in person. It is read on every visit, but once for all parts of a screen, which come
 * one after the other.
 */
export function usageQuery(userId: string) {
  return queryOptions({
    queryKey: ['usage', userId],
    queryFn: async ({ signal }) => {
      const usage = await call(chatUsage, {}, { signal });
      writeUsageCopy(userId, usage);
      return usage;
    },
    placeholderData: () => readUsageCopy(userId),
    staleTime: timings.usageFresh,
    refetchOnMount: true,
    refetchOnWindowFocus: 'always',
    meta: followsPlan,
  });
}

/** Takes over what an event of a turn says about the allowance. */
export function setUsage(client: QueryClient, userId: string, quota: Partial<Usage>): void {
  client.setQueryData(usageQuery(userId).queryKey, (usage) => {
    if (usage === undefined) return undefined;
    const next = { ...usage, ...quota };
    writeUsageCopy(userId, next);
    return next;
  });
}
