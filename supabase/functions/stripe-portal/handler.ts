import type { stripePortal } from '#contracts/stripe-portal.ts';
import { stripeCustomer } from '../_shared/billing/stripe-customer.ts';
import { readBillingAccount } from '../_shared/data/billing.ts';
import type { Handler } from '../_shared/http/context.ts';
import { stripeClient } from '../_shared/services/stripe.ts';
import { openPortal } from '../_shared/services/stripe-pages.ts';

export const handlePortal: Handler<typeof stripePortal> = async ({ db, env, caller }) => {
  const account = await readBillingAccount(db, caller.id);
  const stripe = stripeClient(env);
  const customerId = await stripeCustomer({ db, stripe }, caller.id, account);
  return { url: await openPortal(stripe, customerId, env.siteUrl) };
};
