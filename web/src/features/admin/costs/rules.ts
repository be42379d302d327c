import * as v from 'valibot';
import { modelProvider } from '#contracts/fields.ts';
import { atMost, requiredText } from '#lib/form-fields.ts';
import type { PlanCost, Today } from './api.ts';

/** The mark of the ceiling that today has reached, as a percentage; null below 80, and where there is no ceiling. */
export function reachedMark({ spent_usd, daily_ceiling_usd: ceiling }: Today): 80 | 100 | null {
  if (ceiling === null || spent_usd < 0.8 * ceiling) return null;
  return spent_usd < ceiling ? 80 : 100;
}

/** The months of these costs, in their order: the newest first. */
export function monthsOf(costs: PlanCost[]): string[] {
  return [...new Set(costs.map(({ month }) => month))];
}

const amount = v.pipe(
  requiredText,
  v.toNumber('Please enter a number, such as 12.50.'),
  v.minValue(0, 'Please enter a number, such as 12.50.'),
);
const positive = v.pipe(amount, v.gtValue(0, 'Please enter a number above zero.'));

/** The ceiling may be empty: there is none then. */
export const settingsForm = v.object({
  ceiling: v.pipe(
    v.string(),
    v.trim(),
    v.union(
      [
        v.pipe(
          v.literal(''),
          v.transform(() => null),
        ),
        positive,
      ],
      'Please enter a number above zero.',
    ),
  ),
  usdPerGbp: positive,
});

/** US dollars for a million tokens; the lengths are those the table `model_prices` accepts. */
export const priceForm = v.object({
  provider: modelProvider,
  model: v.pipe(requiredText, atMost(200)),
  promptUsd: amount,
  completionUsd: amount,
});
