/**
 * `npm run stripe:repair -- <user id, e-mail or customer id>` or `-- --all`: re-reads subscriptions from Stripe and
 * writes what holds, as the webhook does (R-PAY-07). For the case that webhooks did not arrive. Repeating it changes
 * nothing. Reads SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY (or SUPABASE_SECRET_KEYS) and STRIPE_SECRET_KEY.
 */
import { syncSubscription } from '../functions/_shared/billing/sync-subscription.ts';
import { findStripeCustomers, type MappedCustomer } from '../functions/_shared/data/billing.ts';
import { runtime } from '../functions/_shared/http/runtime.ts';
import { stripeClient } from '../functions/_shared/services/stripe.ts';
import { Failure, readArguments, runCommand } from '../local/launch/failure.mjs';
import { expectEnvironment, projectVariables } from './expect-environment.ts';

type Database = ReturnType<typeof runtime>['db'];

/** Everybody who is meant, page by page. */
async function* customers(db: Database, who: string): AsyncGenerator<MappedCustomer> {
  let after: string | null = null;
  for (;;) {
    const page: MappedCustomer[] = await findStripeCustomers(db, who === '--all' ? null : who, after);
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.userId;
  }
}

/** Whether everybody who is meant was read. */
async function repair(who: string): Promise<boolean> {
  const { db, env } = runtime();
  const stripe = stripeClient(env);
  let repaired = 0;
  let failed = 0;
  for await (const { userId, customerId } of customers(db, who)) {
    try {
      const synced = await syncSubscription({ db, stripe }, customerId);
      console.info(`${userId} ${customerId}: ${synced?.plan.tier ?? 'gone'}`);
      repaired++;
    } catch (error) {
      console.error(`${userId} ${customerId}: ${error instanceof Error ? error.message : error}`);
      failed++;
    }
  }
  if (who !== '--all' && repaired + failed === 0)
    throw new Failure(`Nobody with a subscription is '${who}'.`);
  console.info(`${repaired} read, ${failed} failed`);
  return failed === 0;
}

await runCommand(async () => {
  const usage = 'npm run stripe:repair -- <user id, e-mail or customer id>, or -- --all';
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  });
  const [who, ...more] = values.all ? ['--all', ...positionals] : positionals;
  if (who === undefined || more.length > 0)
    throw new Failure(`It takes one person, or --all. Usage: ${usage}`);
  expectEnvironment([...projectVariables, ['STRIPE_SECRET_KEY']]);
  return (await repair(who)) ? 0 : 1;
});
