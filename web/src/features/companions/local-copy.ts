import { onlineManager } from '@tanstack/react-query';
import * as v from 'valibot';
import { env } from '#lib/env.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { readStored, writeStored } from '#lib/stored-json.ts';
import { timings } from '#lib/timings.ts';
import { type Companion, companion } from './companion.ts';

const listCopy = v.object({ companions: v.array(companion), timestamp: v.number() });
const singleCopy = v.object({ companion, timestamp: v.number() });

/** The list as this browser last saw it (R-LOCAL-03). */
export function readCompanionsCopy(): Companion[] | undefined {
  const stored = readStored(localStorage, storageKeys.cachedCompanions, listCopy);
  return stored && isUsable(stored) ? stored.companions : undefined;
}

export function writeCompanionsCopy(companions: Companion[]): void {
  if (!env.features.offlineMode) return;
  writeStored(localStorage, storageKeys.cachedCompanions, { companions, timestamp: Date.now() });
}

/** One companion as this browser last saw it (R-LOCAL-03). */
export function readCompanionCopy(id: string): Companion | undefined {
  const stored = readStored(localStorage, storageKeys.cachedCompanion(id), singleCopy);
  return stored && isUsable(stored) ? stored.companion : undefined;
}

/** Somebody's private companion is not left behind on a shared computer. */
export function writeCompanionCopy(seen: Companion): void {
  if (!env.features.offlineMode || !seen.isPublic) return;
  writeStored(localStorage, storageKeys.cachedCompanion(seen.id), { companion: seen, timestamp: Date.now() });
}

/** A copy is good for 5 minutes (R-CACHE-05); without a connection any copy is better than none (R-LOCAL-04). */
function isUsable({ timestamp }: { timestamp: number }): boolean {
  if (!env.features.offlineMode) return false;
  return !onlineManager.isOnline() || Date.now() - timestamp < timings.localCopy;
}
