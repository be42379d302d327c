import * as v from 'valibot';
import type { TriedForm } from '../trial/api.ts';
import { type CompanionFormInput, companionForm, toSave } from './companion-form.ts';

/** The form as it stands, for a trial; null while something in it is missing or wrong. */
export function triedOf(values: CompanionFormInput): TriedForm | null {
  const parsed = v.safeParse(companionForm, values);
  if (!parsed.success) return null;
  const { companion, prompts } = toSave(parsed.output, null);
  const { name, tagline, description, personality_description, conversation_style, core_traits } = companion;
  return {
    companion: { name, tagline, description, personality_description, conversation_style, core_traits },
    prompts,
  };
}
