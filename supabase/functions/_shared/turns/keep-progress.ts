const SAVE_EVERY_MS = 500;
/** Well below the 40 s after which SQL takes a silent worker for dead. */
const HEARTBEAT_MS = 10_000;

/**
 * Saves the reply that grows from `start` now and then, one save at a time, and learns from each save whether the turn
 * still runs (R-TURN-19). A save that fails is noted and tried again with the next one.
 */
export function keepProgress(
  save: (reply: string) => Promise<string | null>,
  onEnded: () => void,
  onError: (error: unknown) => void,
  start = '',
) {
  let reply = start;
  let saved = start;
  let savedAt = Date.now();
  let saving: Promise<void> = Promise.resolve();
  let busy = false;

  const tick = () => {
    const due = reply !== saved || Date.now() - savedAt >= HEARTBEAT_MS;
    if (busy || !due) return;
    busy = true;
    const saves = reply;
    savedAt = Date.now();
    saving = save(saves)
      .then((status) => {
        saved = saves;
        if (status !== 'running') onEnded();
      })
      .catch(onError)
      .finally(() => {
        busy = false;
      });
  };
  const timer = setInterval(tick, SAVE_EVERY_MS);
  return {
    update(text: string) {
      reply = text;
    },
    /** Resolves when no save is under way any more. */
    async end() {
      clearInterval(timer);
      await saving;
    },
  };
}
