import { usePlanTransition } from '#shared/plan-transition.ts';

const MINUTE = 60_000;

/**
 * Calls `onDowngrade` when the person's row names a smaller plan than before, with that plan's fallback time of a
 * temporary chat in milliseconds (R-CHAT-30, R-CHAT-31). Tiers are ordered by their rank in the plan table.
 */
export function useDowngrade(userId: string, onDowngrade: (fallback: number) => void): void {
  usePlanTransition(userId, (now, before) => {
    if (now.rank < before.rank) onDowngrade(now.client_fallback_minutes * MINUTE);
  });
}
