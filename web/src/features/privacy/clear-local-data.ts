import { endSession } from '#lib/session.ts';
import { storageKeys } from '#lib/storage-keys.ts';

/**
 * Removes the session of a deleted account, which the server has ended, and every copy and draft this browser kept for
 * it. The theme is no personal data and stays.
 */
export function clearLocalData(): void {
  const theme = localStorage.getItem(storageKeys.theme);
  localStorage.clear();
  sessionStorage.clear();
  if (theme !== null) localStorage.setItem(storageKeys.theme, theme);
  endSession();
}
