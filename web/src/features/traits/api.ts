import { companionCoreTraits } from '#contracts/companion-core-traits.ts';
import { MAX_CORE_TRAITS, readCompanionTraits, saveCompanionTraits } from '#contracts/companion-traits.ts';
import type { OutputOf } from '#contracts/endpoint.ts';
import { call } from '#lib/endpoint-client.ts';

export { MAX_CORE_TRAITS };

/** A companion's own core traits, this person's overrides (empty without), and the effective ones. */
export type CompanionTraits = OutputOf<typeof readCompanionTraits>;

export function fetchTraits(companionId: string, signal: AbortSignal): Promise<CompanionTraits> {
  return call(readCompanionTraits, { companionId }, { signal });
}

/** Every core trait there is to choose from. */
export async function fetchCoreTraits(signal: AbortSignal): Promise<string[]> {
  return (await call(companionCoreTraits, {}, { signal })).traits;
}

/** Puts these in place of the companion's own; an empty list goes back to them. Refused with `plan_required`. */
export async function saveTraits(companionId: string, traits: string[]): Promise<void> {
  await call(saveCompanionTraits, { companionId, traits });
}
