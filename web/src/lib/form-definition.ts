import type * as v from 'valibot';

/** The texts that every form has for fields that are missing or wrong. */
export const formTexts = {
  fillAll: 'Please fill in all fields.',
  fillThis: 'Please fill this in.',
  emailInvalid: 'Please enter a valid email address.',
  notSent: 'That did not work. Please check your connection and try again.',
} as const;

/** The text at a field for the problem of its value: that it is missing is said for this field alone (R-FIRST-24). */
export function fieldText(problem: string | undefined): string | undefined {
  return problem === formTexts.fillAll ? formTexts.fillThis : problem;
}

/** A form: what its values must be, where they are sent, and the text for people about what `send` threw. */
export type FormDefinition<Input, Values, Result> = {
  schema: v.GenericSchema<Input, Values>;
  send: (values: Values) => Promise<Result>;
  explain: (error: unknown) => string;
};
