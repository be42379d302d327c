import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { companionId, uuid } from './fields.ts';

/**
 * Empties a chat at once (D-25). `id` is what chat-restore takes to undo it within seven days; null when there was
 * nothing to clear. A reply that is being written stops.
 */
export const chatClear = endpoint({
  name: 'chat-clear',
  summary: 'clears a chat; it can be undone for seven days',
  method: 'POST',
  auth: 'user',
  input: v.object({ companionId }),
  output: v.object({ id: v.nullable(uuid) }),
  errors: [],
});
