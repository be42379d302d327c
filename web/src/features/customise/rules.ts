import { errorDetail } from '#contracts/errors.ts';
import { DataError } from '#lib/data-error.ts';

/** The steps of the wizard in order (R-CUST-02). */
export const stepTitles = [
  'Companion Overview',
  'Customise Personality',
  'Adjust Conversation Tone',
  'Save Your Companion',
] as const;

export const LAST_STEP = stepTitles.length;

/** The step an address names, the first one when it names none. */
export function stepFrom(text: string | null): number {
  const step = Number(text);
  return Number.isInteger(step) && step >= 1 && step <= LAST_STEP ? step : 1;
}

/** The text about choices that were not saved, and whether the nickname is the reason. */
export function saveFailure(error: Error): { text: string; field?: 'nickname' } {
  const code = error instanceof DataError ? error.message : '';
  if (code === 'content_refused') {
    return {
      field: 'nickname',
      text: 'This nickname goes against our content rules. Please choose another one.',
    };
  }
  if (code === 'plan_required' || code === 'not_found' || code === 'blocked')
    return { text: errorDetail(code) };
  return {
    text: 'This could not be saved. Please check your connection and try again. What you chose is still here.',
  };
}
