// @ts-check
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** What the backend is made of and reads at its start. */
const watched = ['supabase/functions', 'supabase/migrations', 'supabase/config.toml'];

/** Editors write a file in several steps. */
const SETTLE_MS = 200;

/**
 * Starts the backend anew whenever a function, a migration or the configuration changes. One that does not start says
 * why and is tried again at the next change.
 *
 * @param {import('./backend.mjs').Backend} first the backend that runs now
 * @param {() => import('./backend.mjs').Backend} start starts the next one
 */
export function restartOnChange(first, start) {
  let backend = first;
  let restarting = Promise.resolve();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const restart = async () => {
    console.error('Backend changed, starting it again ...');
    await backend.stop();
    backend = start();
    if ((await backend.ready()) !== null) console.error('Backend runs.');
  };
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      restarting = restarting.then(restart);
    }, SETTLE_MS);
  };
  const watchers = watched
    .map((path) => join(root, path))
    .filter((path) => existsSync(path))
    .map((path) => watch(path, { recursive: true }, changed));
  return {
    async stop() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await restarting;
      return await backend.stop();
    },
  };
}
