import type { userConfirmAge } from '#contracts/user-confirm-age.ts';
import { confirmAge } from '../_shared/data/ages.ts';
import type { Handler } from '../_shared/http/context.ts';

export const handleConfirmAge: Handler<typeof userConfirmAge> = async (
  { db, caller },
  { birthDate },
  refuse,
) => {
  if (!(await confirmAge(db, caller.id, birthDate))) throw refuse('age_required');
  return {};
};
