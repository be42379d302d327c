import { adminTryCompanion } from '#contracts/admin-try-companion.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { stream } from '#lib/endpoint-client.ts';

type Trial = InputOf<typeof adminTryCompanion>;

/** The form's values as a trial sends them. */
export type TrialForm = Pick<Trial, 'companion' | 'prompts'>;

/** A message of the person or of the companion. */
export type TrialMessage = Trial['history'][number];

/** Sends one message of a trial and returns its events; the message is not counted and not stored. */
export function sendTrial(form: TrialForm, history: TrialMessage[], text: string, signal: AbortSignal) {
  return stream(adminTryCompanion, { ...form, history, text }, { signal });
}
