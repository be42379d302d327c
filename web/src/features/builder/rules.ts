import { type ErrorValues, errorDetail } from '#contracts/errors.ts';
import { DataError } from '#lib/data-error.ts';
import type { Plan } from '#shared/plans.ts';
import { refusedWords } from '#shared/refused-words.ts';
import type { Settings } from './own-companion.ts';

/** The fields that can be wrong. */
export type TextField = 'name' | 'age' | 'bio' | 'greeting' | 'scenario' | 'exampleDialogue' | 'openers';
export type Problems = Partial<Record<TextField, string>>;

/** Letters, digits and marks that the age check of the database can read. */
const readableAge = /^[\u0020-\u007e\u00c0-\u024f\u2010-\u2026]*$/;

/** The problems that are found before anything is sent (R-BUILD-02). */
export function problemsOf({ name, age }: Settings): Problems {
  return {
    ...(name.trim() === '' && { name: 'Please enter a name for your companion' }),
    ...(!readableAge.test(age) && { age: 'Please write the age in Latin letters or in digits from 0 to 9.' }),
  };
}

/**
 * The limit's text for whoever has as many companions as the plan allows; null below it and for admins (R-ADMIN-34).
 */
export function limitText(plan: Plan | undefined, role: string | undefined, made: number): string | null {
  if (plan === undefined || plan.own_companions === null || role === 'admin') return null;
  if (made < plan.own_companions) return null;
  return errorDetail('companion_limit', { limit: plan.own_companions, tier: plan.name });
}

const topicTexts: Record<string, string> = {
  minor: 'Companions are adults. No one here is under 18.',
  sexual: 'Companions are not made for sexual content.',
  therapist: 'A companion cannot be a therapist or a doctor.',
};
const fieldOfColumn: Record<string, TextField> = {
  name: 'name',
  age: 'age',
  description: 'bio',
  greeting: 'greeting',
  scenario: 'scenario',
  example_dialogue: 'exampleDialogue',
  openers: 'openers',
};

/** What to change in `sent`: the words the server named, or all of it. */
function toChange(sent: string | string[], refusal: ErrorValues): string {
  const words = refusedWords(sent, refusal);
  if (words === null) return 'Please change this.';
  return `Please change these words${refusal.topic === 'minor' ? ', even if they are about someone else' : ''}: “${words}”`;
}

/** The text about a companion that was not saved as it was `sent`, and its field. */
export function saveFailure(
  error: Error,
  sent: Settings,
): { text: string; field?: TextField; upgrade?: true } {
  const code = error instanceof DataError ? error.message : '';
  const values: ErrorValues = error instanceof DataError ? error.values : {};
  if (code === 'companion_limit') return { text: errorDetail(code, values), upgrade: true };
  if (code === 'content_refused') {
    const field = fieldOfColumn[String(values.field)];
    if (field === undefined) return { text: errorDetail(code) };
    const rule = topicTexts[String(values.topic)] ?? errorDetail(code);
    return { text: `${rule} ${toChange(sent[field], values)}`, field };
  }
  if (code === 'too_many_requests') {
    return {
      text: 'Your companions were changed very often today. Everything you entered is still here: please save it tomorrow.',
    };
  }
  if (code === 'blocked' || code === 'not_found') return { text: errorDetail(code) };
  return {
    text: 'Your companion could not be saved. Please check your connection and try again. Everything you entered is still here.',
  };
}
