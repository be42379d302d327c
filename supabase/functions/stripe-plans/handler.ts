import type { stripePlans } from '#contracts/stripe-plans.ts';
import { readOffer } from '../_shared/billing/offer.ts';
import type { Handler } from '../_shared/http/context.ts';
import { stripeClient } from '../_shared/services/stripe.ts';

export const handlePlans: Handler<typeof stripePlans> = async ({ db, env }) => {
  if (!env.stripeSecretKey) return { plans: [], demo: env.demoPlans };
  return { plans: await readOffer({ db, stripe: stripeClient(env) }), demo: false };
};
