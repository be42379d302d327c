import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { tier, userStatus, uuid } from './fields.ts';

/**
 * An admin changes a person (D-03, R-ADMIN-16): their plan, whether they are blocked, that their chats pause
 * (`lift_pause`, R-CARE-09: `not_found` where they do not), a second factor that they lost (`remove_factor`, R-PROD-15:
 * `not_found` where there is none), or that they are there at all. Each change writes its audit row in the same
 * transaction. Blocking and removing a factor end the person's sessions; deleting tries it first, then removes the
 * files and ends what Stripe would still charge, or refuses with `payments_not_configured` rather than leave that, and
 * with `too_many_requests` while the person opens a checkout. The last admin stays (`last_admin`).
 */
export const adminUsers = endpoint({
  name: 'admin-users',
  summary:
    "changes a person's plan or status, lifts a pause, removes a lost second factor, or deletes the person",
  method: 'POST',
  auth: 'admin',
  input: v.variant('action', [
    v.object({ userId: uuid, action: v.literal('tier'), value: tier }),
    v.object({ userId: uuid, action: v.literal('status'), value: userStatus }),
    v.object({ userId: uuid, action: v.literal('lift_pause') }),
    v.object({ userId: uuid, action: v.literal('remove_factor') }),
    v.object({ userId: uuid, action: v.literal('delete') }),
  ]),
  output: v.object({}),
  errors: ['not_found', 'last_admin', 'payments_not_configured', 'too_many_requests'],
});
