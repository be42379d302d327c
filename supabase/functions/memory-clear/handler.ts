import type { memoryClear } from '#contracts/memory-clear.ts';
import { forgetEverything } from '../_shared/data/memories.ts';
import type { Handler } from '../_shared/http/context.ts';

export const handleMemoryClear: Handler<typeof memoryClear> = async ({ db, caller }) => {
  await forgetEverything(db, caller.id);
  return {};
};
