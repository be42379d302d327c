import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { companionId, quota, tier } from './fields.ts';

/** Today's message allowance of the caller (R-API-10, D-04). `limit` null means unlimited. */
export const chatUsage = endpoint({
  name: 'chat-usage',
  summary: "the caller's tier and today's messages: limit, used, remaining, when they come back",
  method: 'GET',
  auth: 'user',
  input: v.object({ companionId: v.optional(companionId) }),
  output: v.object({
    tier,
    limit: v.nullable(v.number()),
    used: v.number(),
    ...quota,
  }),
  errors: ['not_found'],
});
