// @ts-check

/** How often to look whether the command that started this process is still there. */
const LOOK_MS = 500;

/**
 * Resolves with null when this process is to end: at Ctrl-C, at SIGTERM, or when the npm that runs it is gone. npm
 * hands SIGTERM to a shell, which dies of it without telling anyone.
 *
 * @returns {Promise<null>}
 */
export function stopSignal() {
  return new Promise((resolve) => {
    const stop = () => resolve(null);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
    if (process.env.npm_lifecycle_event === undefined) return;
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) stop();
    }, LOOK_MS).unref();
  });
}
