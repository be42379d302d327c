import * as v from 'valibot';
import { safetyHelp, turnEvents } from './chat-send.ts';
import { endpoint } from './endpoint.ts';
import { companionId, quota, turnStatus, uuid } from './fields.ts';

/** An offset in UTF-16 units, as the query string gives it. */
const offset = v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number)), '0');

/**
 * Attaches to a turn from any device (R-TURN-19, D-19). Streamed, it sends the reply from the offset `from` on and then
 * what follows, with the events of chat-send; otherwise it returns the turn's current state. `companionId` in place of
 * `turnId` finds the running turn, and refuses with `not_found` when there is none.
 */
export const chatTurn = endpoint({
  name: 'chat-turn',
  summary: "a turn's current state, or its stream from an offset until it ends",
  method: 'GET',
  auth: 'user',
  input: v.union([v.object({ turnId: uuid, from: offset }), v.object({ companionId, from: offset })]),
  output: v.object({
    turnId: uuid,
    status: turnStatus,
    message: v.string(),
    replyId: v.nullable(uuid),
    safety: v.optional(safetyHelp),
    ...quota,
  }),
  events: turnEvents,
  errors: ['not_found', 'model_failed', 'model_timeout', 'pin_unavailable'],
});
