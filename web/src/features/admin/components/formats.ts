const whole = new Intl.NumberFormat('en-GB');
const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

export const numberText = (value: number): string => whole.format(value);
export const poundsText = (value: number): string => pounds.format(value);

/** The reader's own day of a time; a dash where there is none. */
export const dayText = (iso: string | null): string => (iso === null ? '–' : day.format(new Date(iso)));

/** `premium` as a label: 'Premium'. A missing tier is the free one (R-ADMIN-13). */
export const labelOf = (word: string | null): string => capitalised(word ?? 'free');

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
