import { onlineManager } from '@tanstack/react-query';
import * as v from 'valibot';
import { env } from '#lib/env.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { readStored, writeStored } from '#lib/stored-json.ts';
import { timings } from '#lib/timings.ts';
import { type Companion, companion } from './companion.ts';

const listCopy = v.object({ companions: v.array(companion), timestamp: v.number() });
const singleCopy = v.object({ companion, timestamp: v.number() });

/** What this browser last saw, and when. */
type Copy<Data> = { data: Data; timestamp: number };

/** The list as this browser last saw it (R-LOCAL-03). */
export function readCompanionsCopy(): Copy<Companion[]> | undefined {
  const stored = readStored(localStorage, storageKeys.cachedCompanions, listCopy);
  return stored && env.features.offlineMode
    ? { data: stored.companions, timestamp: stored.timestamp }
    : undefined;
}

export function writeCompanionsCopy(companions: Companion[]): void {
  if (!env.features.offlineMode) return;
  writeStored(localStorage, storageKeys.cachedCompanions, { companions, timestamp: Date.now() });
}

/** One companion as this browser last saw it, alone or in the list (R-LOCAL-03). */
export function readCompanionCopy(id: string): Copy<Companion> | undefined {
  const stored = readStored(localStorage, storageKeys.cachedCompanion(id), singleCopy);
  if (stored === null || !env.features.offlineMode) return findInListCopy((listed) => listed.id === id);
  return { data: stored.companion, timestamp: stored.timestamp };
}

/** The same for an id or a name, as `fetchNamedCompanion` finds one. */
export function readNamedCompanionCopy(nameOrId: string): Copy<Companion> | undefined {
  const name = nameOrId.toLowerCase();
  return readCompanionCopy(nameOrId) ?? findInListCopy((listed) => listed.name.toLowerCase() === name);
}

function findInListCopy(matches: (listed: Companion) => boolean): Copy<Companion> | undefined {
  const list = readCompanionsCopy();
  const data = list?.data.find(matches);
  return list && data && { ...list, data };
}

/** Somebody's private companion is not left behind on a shared computer. */
export function writeCompanionCopy(seen: Companion): void {
  if (!env.features.offlineMode || !seen.isPublic) return;
  writeStored(localStorage, storageKeys.cachedCompanion(seen.id), { companion: seen, timestamp: Date.now() });
}

/**
 * The options of a query that has a copy in this browser. It is shown until the server has responded while it is less
 * than 5 minutes old (R-CACHE-05); without a connection to the server any copy is better than none (R-LOCAL-04).
 */
export function withCopy<Data>(readCopy: () => Copy<Data> | undefined) {
  return {
    placeholderData: () => {
      const copy = readCopy();
      const isUsable = !onlineManager.isOnline() || Date.now() - (copy?.timestamp ?? 0) < timings.localCopy;
      return isUsable ? copy?.data : undefined;
    },
    meta: { readCopy: () => readCopy()?.data },
  };
}
