import type { CatalogueModel } from '#contracts/admin-models.ts';

const MILLION = 1_000_000;
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});

/** Whether a model's name or id contains what was typed, in any case (R-ADMIN-35). */
export function matchesSearch({ id, name }: CatalogueModel, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return id.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted);
}

/** The price of a million prompt tokens, from the price of one (R-ADMIN-35). */
export function priceText({ pricing }: CatalogueModel): string {
  const perToken = Number(pricing.prompt ?? Number.NaN);
  // A router that picks the model itself says a negative price.
  if (!Number.isFinite(perToken) || perToken < 0) return 'Price varies';
  return `${dollars.format(perToken * MILLION)} per 1M tokens`;
}
