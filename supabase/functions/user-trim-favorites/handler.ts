import type { userTrimFavorites } from '#contracts/user-trim-favorites.ts';
import { trimFavorites } from '../_shared/data/plans.ts';
import type { Handler } from '../_shared/http/context.ts';

export const handleTrimFavorites: Handler<typeof userTrimFavorites> = async ({ db, caller }) => ({
  removed: await trimFavorites(db, caller.id),
});
