import type { Plan } from './plans.ts';

/** The plan's price for one month, in pounds. Formatted by hand: creating an Intl.NumberFormat is slow on phones. */
export function monthlyPrice({ price_gbp }: Plan): string {
  return `£${Number.isInteger(price_gbp) ? price_gbp : price_gbp.toFixed(2)}`;
}
