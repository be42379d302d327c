import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { companionId, uuid } from './fields.ts';

/**
 * Undoes a deletion of the last seven days (D-25, D-34): `id` is a deleted message, or the run that Clear made. Returns
 * whose chat it is in. `not_found` also for what expired: only saving the companion brings that back. Refused with
 * `active_chat_limit` where the chat could not be begun either.
 */
export const chatRestore = endpoint({
  name: 'chat-restore',
  summary: 'brings a deleted message or a cleared conversation back',
  method: 'POST',
  auth: 'user',
  input: v.object({ id: uuid }),
  output: v.object({ companionId }),
  errors: ['consent_required', 'not_found', 'turn_running', 'chat_expired', 'active_chat_limit'],
});
