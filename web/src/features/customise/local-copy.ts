import * as v from 'valibot';
import { env } from '#lib/env.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { readStored, writeStored } from '#lib/stored-json.ts';
import { type Customisation, choices } from './customisation.ts';

/** `timestamp` is when the server stored the row (ISO 8601). */
const copy = v.object({ companion: v.string(), ...choices.entries, timestamp: v.string() });

/** The server's row as last read by this browser, for when the server cannot be reached (R-LOCAL-01). */
export function readCustomisationCopy(companionId: string): Customisation | undefined {
  const stored = readStored(localStorage, storageKeys.customisation(companionId), copy);
  if (stored === null || stored.companion !== companionId || !env.features.offlineMode) return undefined;
  const { traits, tone, nickname, timestamp } = stored;
  return { traits, tone, nickname, updatedAt: timestamp };
}

/** Follows the server: a row is copied, no row leaves no copy. */
export function writeCustomisationCopy(companionId: string, row: Customisation | null): void {
  const key = storageKeys.customisation(companionId);
  if (row === null || !env.features.offlineMode) {
    localStorage.removeItem(key);
    return;
  }
  const { traits, tone, nickname, updatedAt } = row;
  writeStored(localStorage, key, { companion: companionId, traits, tone, nickname, timestamp: updatedAt });
}
