import * as v from 'valibot';
import { env } from '#lib/env.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { readStored, writeStored } from '#lib/stored-json.ts';
import { type OwnCompanion, settings } from './own-companion.ts';

const { avatar: _avatar, ...copied } = settings.entries;

/** `created` is when the companion was made (ISO 8601). */
const copy = v.object({ ...copied, created: v.string() });
export type CompanionCopy = v.InferOutput<typeof copy>;

/** A person's own companions as last read by this browser, for when the server cannot be reached (R-LOCAL-02). */
export function readOwnCompanionsCopy(): CompanionCopy[] {
  if (!env.features.offlineMode) return [];
  return readStored(localStorage, storageKeys.customCompanions, v.array(copy)) ?? [];
}

export function writeOwnCompanionsCopy(companions: OwnCompanion[]): void {
  if (!env.features.offlineMode) return;
  writeStored(
    localStorage,
    storageKeys.customCompanions,
    companions.map((companion) => v.parse(copy, companion)),
  );
}
