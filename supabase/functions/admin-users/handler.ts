import type { adminUsers } from '#contracts/admin-users.ts';
import { deleteWithSubscriptions } from '../_shared/billing/delete-with-subscriptions.ts';
import { changeUser, checkUserDeletion } from '../_shared/data/admin.ts';
import { removeOwnFiles } from '../_shared/data/own-data.ts';
import type { Handler } from '../_shared/http/context.ts';

/** A deletion that cannot be done fails before the subscription is canceled, and can be asked for again (R-PROD-05). */
export const handleUsers: Handler<typeof adminUsers> = async (context, change) => {
  const { db, caller } = context;
  const { userId, action } = change;
  if (action === 'delete') {
    await checkUserDeletion(db, caller.id, userId);
    await removeOwnFiles(db, userId);
    await deleteWithSubscriptions(context, userId, () => changeUser(db, caller.id, userId, action));
  } else {
    await changeUser(db, caller.id, userId, action, 'value' in change ? change.value : undefined);
  }
  return {};
};
