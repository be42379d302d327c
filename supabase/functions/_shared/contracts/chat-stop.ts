import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { turnStatus, uuid } from './fields.ts';

/** Ends a running turn and keeps its text so far; a turn that has ended is returned as it is (R-TURN-20). */
export const chatStop = endpoint({
  name: 'chat-stop',
  summary: 'stops a running reply and keeps its text so far',
  method: 'POST',
  auth: 'user',
  input: v.object({ turnId: uuid }),
  output: v.object({ status: turnStatus, message: v.string(), replyId: v.nullable(uuid) }),
  errors: ['not_found'],
});
