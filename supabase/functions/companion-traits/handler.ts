import type { readCompanionTraits, saveCompanionTraits } from '#contracts/companion-traits.ts';
import { readTraits, saveTraits } from '../_shared/data/traits.ts';
import type { Handler } from '../_shared/http/context.ts';

export const handleReadTraits: Handler<typeof readCompanionTraits> = ({ db, caller }, { companionId }) =>
  readTraits(db, caller.id, companionId);

export const handleSaveTraits: Handler<typeof saveCompanionTraits> = async (
  { db, caller },
  { companionId, traits },
) => {
  await saveTraits(db, caller.id, companionId, traits);
  return {};
};
