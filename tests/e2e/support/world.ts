import { ScriptedModel } from '../../support/scripted-model.ts';
import { type SoldPlan, stockCatalogue } from '../../support/scripted-stripe/catalogue.ts';
import { ScriptedStripe, secretKey } from '../../support/scripted-stripe/server.ts';
import { webhookSecret } from '../../support/scripted-stripe/webhooks.ts';
import { type RunningStack, startStack } from '../../support/stack.ts';
import { asServer } from './accounts.ts';
import { Site } from './site.ts';

/**
 * The model of the chats: the scripted model server, or the embedded demo model (no provider key).
 */
export type Provider = 'scripted' | 'demo';

/**
 * What takes the money: nothing, so that plans are a demo, or a Stripe in the test's hands that sells the plan table.
 */
export type Payments = 'demo' | 'stripe';

/** One worker's own backend, in memory, and the site that talks to it. */
export type World = {
  site: Site;
  stack: RunningStack;
  model: ScriptedModel;
  /** There where it takes the money. */
  stripe: ScriptedStripe | null;
  /** The ids of the companions it began with. */
  companions: readonly string[];
};

export async function openWorld(provider: Provider, payments: Payments): Promise<World> {
  const [site, model, stripe] = await Promise.all([
    Site.start(),
    ScriptedModel.start(),
    payments === 'stripe' ? ScriptedStripe.start() : null,
  ]);
  const scripted = { OPENROUTER_BASE_URL: model.baseUrl, OPENROUTER_API_KEY: 'scripted-key' };
  const env = { ...(provider === 'scripted' ? scripted : {}), ...(stripe ? secretsFor(stripe) : {}) };
  const stack = await startStack({ siteUrl: site.url, env });
  site.use(stack);
  const server = asServer(stack);
  if (stripe) {
    const sold = 'plans?lookup_key=not.is.null&select=tier,name,price_gbp,lookup_key';
    stockCatalogue(stripe.account, await server.read<SoldPlan>(sold));
  }
  const companions = await server.read<{ id: string }>('companions?select=id');
  return { site, stack, model, stripe, companions: companions.map(({ id }) => id) };
}

function secretsFor({ baseUrl }: ScriptedStripe): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: baseUrl,
  };
}

export async function closeWorld({ site, stack, model, stripe }: World): Promise<void> {
  await Promise.all([site.stop(), stack.stop(), model.stop(), stripe?.stop()]);
}
