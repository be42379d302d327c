import { AppError } from '../_shared/contracts/errors.ts';
import type { userSetTier } from '../_shared/contracts/user-set-tier.ts';
import { setOwnPlan } from '../_shared/data/plans.ts';
import type { Handler } from '../_shared/http/context.ts';

/** Free for anyone; a paid plan only as a demo, never where money could be taken for it (D-09). */
export const handleSetTier: Handler<typeof userSetTier> = async ({ db, env, caller }, { tier }) => {
  const isDemo = env.demoPlans && !env.stripeSecretKey;
  if (tier !== 'free' && !isDemo) throw new AppError('forbidden');
  await setOwnPlan(db, caller.id, tier);
  return { tier };
};
