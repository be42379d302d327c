import { labelOf } from '../components/formats.ts';

const money = (currency: 'USD' | 'GBP', fewest: number, most: number) =>
  new Intl.NumberFormat(currency === 'USD' ? 'en-US' : 'en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: fewest,
    maximumFractionDigits: most,
    signDisplay: 'negative', // nothing has no sign
  });
const dollars = money('USD', 2, 2);
const fineDollars = money('USD', 4, 6);
const pounds = money('GBP', 2, 2);

/** A sum in dollars; a sum of less than one has the digits that matter for a few replies. */
export function dollarsText(value: number): string {
  return (value !== 0 && Math.abs(value) < 1 ? fineDollars : dollars).format(value);
}

export const poundsAndPenceText = (value: number): string => pounds.format(value);

/** The plan of a sum; requests for nobody, such as those of somebody who has left, have none. */
export const planName = (tier: string | null): string => (tier === null ? 'None' : labelOf(tier));
