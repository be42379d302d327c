import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { time, uuid } from './fields.ts';

const typed = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000));

/**
 * Deletes the caller: tries the deletion, removes the files, ends what Stripe would charge, then removes the auth user
 * and every row (R-API-22).
 * The caller proves to be themselves by the password; people of Google and Apple have none and type their e-mail
 * address as `confirmation`. A wrong proof is `forbidden`; five tries in 15 minutes, then `too_many_requests` with
 * Retry-After. `removed` counts rows by table, and `files`; `kept` names what the law makes us keep: Stripe's records
 * of payments.
 */
export const userDelete = endpoint({
  name: 'user-delete',
  summary: 'deletes the caller and everything of theirs, for good, and returns the receipt',
  method: 'POST',
  auth: 'user',
  input: v.union([v.object({ password: typed }), v.object({ confirmation: typed })]),
  output: v.object({
    receiptId: uuid,
    deletedAt: time,
    removed: v.record(v.string(), v.number()),
    kept: v.array(v.picklist(['payment_records'])),
  }),
  errors: ['forbidden', 'last_admin', 'payments_not_configured', 'too_many_requests'],
});
