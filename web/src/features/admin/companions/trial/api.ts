import { adminTryCompanion } from '#contracts/admin-try-companion.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { stream } from '#lib/endpoint-client.ts';

type Trial = InputOf<typeof adminTryCompanion>;

/** The form's values as a trial sends them. */
export type TriedForm = Pick<Trial, 'companion' | 'prompts'>;

/** What was said in a trial, as the server takes it. */
export type Said = Trial['history'][number];

/** Sends one message of a trial and answers its events (issue 10: not counted, stored nowhere). */
export function sendTrial(form: TriedForm, history: Said[], text: string, signal: AbortSignal) {
  return stream(adminTryCompanion, { ...form, history, text }, { signal });
}
