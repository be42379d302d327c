import { useSchemaForm } from '#lib/form.ts';
import { type CompanionForm, type CompanionFormInput, companionForm } from './companion-form.ts';
import { saveFailure } from './save-failure.ts';

/** The form of the edit and create pages. */
export function useCompanionForm(
  defaultValues: CompanionFormInput,
  send: (values: CompanionForm) => Promise<unknown>,
) {
  return useSchemaForm({ schema: companionForm, defaultValues, send, explain: saveFailure });
}

export type CompanionFormState = ReturnType<typeof useCompanionForm>;
