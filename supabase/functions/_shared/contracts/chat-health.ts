import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { serverNow, time, uuid } from './fields.ts';

/** The state of a chat by the server's clock (R-API-12). `r` says why the page asks and changes nothing. */
export const chatHealth = endpoint({
  name: 'chat-health',
  summary: 'whether a chat is saved, when it expires and whether it has',
  method: 'GET',
  auth: 'user',
  input: v.object({ chatId: uuid, r: v.optional(v.pipe(v.string(), v.maxLength(40))) }),
  output: v.object({ isSaved: v.boolean(), expiresAt: v.nullable(time), expired: v.boolean(), ...serverNow }),
  errors: ['not_found'],
});
