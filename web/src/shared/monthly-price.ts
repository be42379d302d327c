import type { Plan } from './plans.ts';

/** The plan's price for one month, in pounds. Written by hand: making a number format holds up a phone for long. */
export function monthlyPrice({ price_gbp }: Plan): string {
  return `£${Number.isInteger(price_gbp) ? price_gbp : price_gbp.toFixed(2)}`;
}
