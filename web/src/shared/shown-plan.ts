import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from './current-user.ts';
import { type Plan, plansQuery } from './plans.ts';
import { usageQuery } from './usage.ts';

/**
 * The plan to show (R-PLAN-09): that of the person's row, unless the allowance names an equal or higher one, which the
 * row's copy may not know of yet. Tiers are ordered by their rank in the plan table (R-PLAN-08). Undefined until one
 * of the two is known.
 */
export function shownPlan(
  plans: Plan[],
  rowTier: string | undefined,
  usageTier: string | undefined,
): Plan | undefined {
  const ofRow = plans.find(({ tier }) => tier === rowTier);
  const ofUsage = plans.find(({ tier }) => tier === usageTier);
  if (ofRow === undefined || ofUsage === undefined) return ofRow ?? ofUsage;
  return ofUsage.rank >= ofRow.rank ? ofUsage : ofRow;
}

/** The signed-in person's plan as pages show it; `failed` when no source could be read. */
export type ShownPlan = { plan: Plan | undefined; failed: boolean };

/** Reads the person's row at every visit: a screen asks once and hands the plan to its parts. */
export function useShownPlan(userId: string): ShownPlan {
  const plans = useQuery(plansQuery());
  const row = useQuery({ ...currentUserQuery(userId), refetchOnMount: 'always' });
  // Of the allowance the tier alone: a page that shows a plan is not drawn anew for every message that is sent.
  const usage = useQuery({ ...usageQuery(userId), select: ({ tier }) => tier });
  // A copy from before may name a plan that is gone.
  const usageTier = usage.isPlaceholderData ? undefined : usage.data;
  const plan = shownPlan(plans.data ?? [], row.data?.subscription_tier, usageTier);
  return { plan, failed: plan === undefined && (plans.isError || (row.isError && usage.isError)) };
}
