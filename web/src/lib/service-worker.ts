import { env } from './env.ts';
import { log } from './log.ts';
import { timings } from './timings.ts';

/** Registers the service worker, so that the site opens offline from the next visit on; the build writes `sw.js`. */
export function registerServiceWorker(): void {
  if (!env.features.offlineMode || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // Its cache is filled after the page has loaded.
  const register = () =>
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
      log.warn('service worker not registered', { error: String(error) });
    });
  setTimeout(register, timings.serviceWorker);
}
