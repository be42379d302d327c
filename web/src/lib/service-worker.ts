import { env } from './env.ts';
import { log } from './log.ts';
import { timings } from './timings.ts';

/** Lets the site open without a network from the next visit on; the build writes `sw.js`. */
export function registerServiceWorker(): void {
  if (!env.features.offlineMode || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // What it keeps is fetched when the page itself has everything.
  const register = () =>
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
      log.warn('service worker not registered', { error: String(error) });
    });
  setTimeout(register, timings.serviceWorker);
}
