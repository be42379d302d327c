/**
 * `npm run stripe:setup`: makes Stripe's products and prices from the plan table, and the billing portal's
 * configuration (R-PAY-02). Run it once for a Stripe account and again after a price has changed: what is there and
 * right stays as it is. Reads SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY (or SUPABASE_SECRET_KEYS) and STRIPE_SECRET_KEY.
 */
import Stripe from 'stripe';
import { listPlans } from '../functions/_shared/data/billing.ts';
import { chargeOf, isPriceOf } from '../functions/_shared/domain/offer.ts';
import { planEvents } from '../functions/_shared/domain/stripe-event.ts';
import type { Plan } from '../functions/_shared/domain/subscription.ts';
import { runtime } from '../functions/_shared/http/runtime.ts';
import { readPrices, type StripeClient, stripeClient } from '../functions/_shared/services/stripe.ts';
import {
  createPrice,
  ensurePortalConfiguration,
  ensureProduct,
  retirePrice,
} from '../functions/_shared/services/stripe-catalogue.ts';
import { Failure, readArguments, runCommand } from '../local/launch/failure.mjs';
import { expectEnvironment, projectVariables } from './expect-environment.ts';

/** The plan's product and its present price, made where they are missing. */
async function ensurePlan(stripe: StripeClient, plan: Plan & { lookupKey: string }) {
  const productId = `plan_${plan.tier}`;
  await ensureProduct(stripe, productId, plan.name);
  const [current] = await readPrices(stripe, [plan.lookupKey]);
  if (current && isPriceOf(plan, current)) {
    console.info(`${plan.lookupKey}: ${current.id} stays`);
    return { product: productId, prices: [current.id] };
  }
  const { tier, lookupKey } = plan;
  const made = await createPrice(stripe, { productId, tier, lookupKey, charge: chargeOf(plan) });
  if (current) await retirePrice(stripe, current.id);
  console.info(`${lookupKey}: ${made} is new${current ? `, ${current.id} is no longer sold` : ''}`);
  return { product: productId, prices: [made] };
}

async function setUp() {
  const { db, env } = runtime();
  const stripe = stripeClient(env);
  const products: Awaited<ReturnType<typeof ensurePlan>>[] = [];
  for (const plan of await listPlans(db)) {
    const { lookupKey } = plan;
    if (lookupKey !== null) products.push(await ensurePlan(stripe, { ...plan, lookupKey }));
  }
  await ensurePortalConfiguration(stripe, products);

  console.info(
    `\nA webhook endpoint at Stripe must lead to ${env.supabaseUrl}/functions/v1/stripe-webhook with the events`,
  );
  console.info(planEvents.map((type) => `  ${type}`).join('\n'));
  console.info('Its signing secret is STRIPE_WEBHOOK_SECRET.');
}

await runCommand(async () => {
  readArguments('npm run stripe:setup', {});
  expectEnvironment([...projectVariables, ['STRIPE_SECRET_KEY']]);
  try {
    await setUp();
  } catch (error) {
    // A wrong key, no connection: Stripe says it in one sentence.
    throw error instanceof Stripe.errors.StripeError ? new Failure(`Stripe: ${error.message}`) : error;
  }
  return 0;
});
