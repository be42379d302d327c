import type { userSetTier } from '#contracts/user-set-tier.ts';
import { leavePlan } from '../_shared/billing/leave-plan.ts';
import { setOwnPlan } from '../_shared/data/plans.ts';
import type { Handler } from '../_shared/http/context.ts';

/** Free for anyone; a paid plan only as a demo, never where money could be taken for it (D-09). */
export const handleSetTier: Handler<typeof userSetTier> = async (context, { tier }, refuse) => {
  const { db, env, caller } = context;
  if (tier === 'free') return await leavePlan(context);
  if (env.stripeSecretKey || !env.demoPlans) throw refuse('forbidden');
  await setOwnPlan(db, caller.id, tier);
  return { tier, endsAt: null };
};
