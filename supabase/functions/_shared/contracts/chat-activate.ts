import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { time, uuid } from './fields.ts';

/**
 * Starts a temporary chat's time, once; never extends it. `expiresAt` is null for a saved chat (R-API-13, R-TURN-11).
 */
export const chatActivate = endpoint({
  name: 'chat-activate',
  summary: "starts a temporary chat's time, once",
  method: 'POST',
  auth: 'user',
  input: v.object({ chatId: uuid }),
  output: v.object({ expiresAt: v.nullable(time) }),
  errors: ['not_found', 'chat_expired'],
});
