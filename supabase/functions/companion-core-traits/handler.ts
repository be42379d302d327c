import type { companionCoreTraits } from '#contracts/companion-core-traits.ts';
import { listCoreTraits } from '../_shared/data/traits.ts';
import type { Handler } from '../_shared/http/context.ts';

export const handleCoreTraits: Handler<typeof companionCoreTraits> = async ({ db, caller }) => ({
  traits: await listCoreTraits(db, caller.id),
});
