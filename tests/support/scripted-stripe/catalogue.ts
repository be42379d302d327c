import type { ScriptedAccount } from './account.ts';
import { handleApiRequest } from './api.ts';
import type { Price } from './objects.ts';

/** The columns of a plan row that Stripe gets. */
export type SoldPlan = { tier: string; name: string; price_gbp: number; lookup_key: string };

/** Puts products, prices and a portal configuration into an account, as `npm run stripe:setup` does. */
export function stockCatalogue(account: ScriptedAccount, plans: SoldPlan[]): void {
  const products = plans.map(({ tier, name, price_gbp, lookup_key }) => {
    handleApiRequest(account, 'POST', '/v1/products', { id: `plan_${tier}`, name });
    const price = handleApiRequest(account, 'POST', '/v1/prices', {
      product: `plan_${tier}`,
      currency: 'gbp',
      unit_amount: String(price_gbp * 100),
      recurring: { interval: 'month' },
      lookup_key,
      metadata: { tier },
    }) as Price;
    return { product: `plan_${tier}`, prices: [price.id] };
  });
  handleApiRequest(account, 'POST', '/v1/billing_portal/configurations', {
    features: { subscription_update: { enabled: 'true', products } },
    metadata: { made_by: 'stripe:setup' },
  });
}
