import type { Plan } from './plans.ts';

/** The plan's price for one month, in pounds. */
export function monthlyPrice({ price_gbp }: Plan): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    minimumFractionDigits: Number.isInteger(price_gbp) ? 0 : 2,
  }).format(price_gbp);
}
