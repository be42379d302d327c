import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { uuid } from './fields.ts';

/**
 * Removes something from 'Recently deleted' for good, before its day (D-25, D-34): `id` is a deleted message, or a run
 * that was cleared or has expired. Nothing of it is left, so a second call is `not_found`.
 */
export const chatPurge = endpoint({
  name: 'chat-purge',
  summary: 'deletes a deleted message, or a cleared or expired conversation, for good',
  method: 'POST',
  auth: 'user',
  input: v.object({ id: uuid }),
  output: v.object({}),
  errors: ['not_found', 'turn_running'],
});
