import { endSession } from '#lib/session.ts';
import { storageKeys } from '#lib/storage-keys.ts';

/**
 * After an account is gone: forgets the session, which the server has ended with the account, and every copy and draft this
 * browser kept for it. How the page looks is nobody's personal data and stays.
 */
export function forgetThisPerson(): void {
  const theme = localStorage.getItem(storageKeys.theme);
  localStorage.clear();
  sessionStorage.clear();
  if (theme !== null) localStorage.setItem(storageKeys.theme, theme);
  endSession();
}
