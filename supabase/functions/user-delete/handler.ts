import type { ParsedInputOf } from '#contracts/endpoint.ts';
import type { userDelete } from '#contracts/user-delete.ts';
import { deleteWithSubscriptions } from '../_shared/billing/delete-with-subscriptions.ts';
import {
  type AccountProof,
  beginDeletion,
  checkDeletion,
  deleteUser,
  removeOwnFiles,
} from '../_shared/data/own-data.ts';
import type { Handler } from '../_shared/http/context.ts';
import type { Env } from '../_shared/http/env.ts';
import { isPasswordOf } from '../_shared/services/auth.ts';

/**
 * What can fail comes before the subscription is canceled: the deletion itself, tried and undone, and the files. Every
 * step can be repeated, so whoever was not deleted to the end asks again (R-PROD-05).
 */
export const handleDelete: Handler<typeof userDelete> = async ({ db, env, caller }, proof, refuse) => {
  const account = await beginDeletion(db, caller.id);
  if (!(await proves(env, account, proof))) throw refuse('forbidden');

  await checkDeletion(db, caller.id);
  const files = await removeOwnFiles(db, caller.id);
  const { receiptId, deletedAt, removed } = await deleteWithSubscriptions({ db, env }, caller.id, () =>
    deleteUser(db, caller.id),
  );
  return {
    receiptId,
    deletedAt,
    removed: files === 0 ? removed : { ...removed, files },
    kept: 'stripe_customers' in removed ? ['payment_records'] : [],
  };
};

/** The password where there is one; else the e-mail address, typed out: the way back in is not ours to check. */
async function proves(
  env: Env,
  { email, hasPassword }: AccountProof,
  proof: ParsedInputOf<typeof userDelete>,
): Promise<boolean> {
  if (email === null) return false;
  if (hasPassword) return 'password' in proof && (await isPasswordOf(env, email, proof.password));
  return 'confirmation' in proof && proof.confirmation.trim().toLowerCase() === email.toLowerCase();
}
