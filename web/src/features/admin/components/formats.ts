const whole = new Intl.NumberFormat('en-GB');
const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

export const numberText = (value: number): string => whole.format(value);
export const poundsText = (value: number): string => pounds.format(value);

/** `premium` as a label: 'Premium'. A missing tier is the free one (R-ADMIN-13). */
export function labelOf(word: string | null): string {
  const text = word ?? 'free';
  return text.charAt(0).toUpperCase() + text.slice(1);
}
