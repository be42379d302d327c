import { endSession } from '#lib/session.ts';
import { storageKeys } from '#lib/storage-keys.ts';

/** No personal data: how this browser looks, and that an age was refused on it, which no new account gets around. */
const keptKeys: readonly string[] = [storageKeys.theme, storageKeys.ageRefused];

/**
 * Removes the session of a deleted account, which the server has ended, and every copy and draft this browser kept for
 * it.
 */
export function clearLocalData(): void {
  for (const key of Object.keys(localStorage)) {
    if (!keptKeys.includes(key)) localStorage.removeItem(key);
  }
  sessionStorage.clear();
  endSession();
}
