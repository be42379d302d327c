import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { time, uuid } from './fields.ts';

/**
 * Who the admin is and what the service is set up with (R-API-23, D-12, D-18.10): `providers` and `payments` say
 * whether a key is set, never which.
 */
export const adminDashboard = endpoint({
  name: 'admin-dashboard',
  summary: 'who the calling admin is, and which provider keys are set',
  method: 'GET',
  auth: 'admin',
  input: v.object({}),
  output: v.object({
    message: v.string(),
    timestamp: time,
    user: v.object({ id: uuid, email: v.nullable(v.string()), isAdmin: v.literal(true), createdAt: time }),
    providers: v.object({ openrouter: v.boolean(), openai: v.boolean(), custom: v.boolean() }),
    payments: v.boolean(),
  }),
  errors: [],
});
