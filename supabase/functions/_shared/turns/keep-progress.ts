/** A look at what there is to save. */
const LOOK_EVERY_MS = 500;
/** A silent turn is saved every ten seconds. */
const HEARTBEAT_LOOKS = 20;
/**
 * So many turns of one worker are saved at every look. Of twice as many each is saved at every other look, and so on:
 * some seventy saves a second leave the database room for turns that begin and end (R-PROD-23).
 */
const SAVED_AT_EVERY_LOOK = 33;
/** Fifteen seconds: twice that is below the 40 s after which SQL takes a silent worker for dead. */
const MOST_LOOKS = 30;

/** The turns that run in this worker. */
let running = 0;

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
  let looks = 0;
  let saving: Promise<void> = Promise.resolve();
  let busy = false;

  const tick = () => {
    looks += 1;
    const pace = Math.min(Math.ceil(running / SAVED_AT_EVERY_LOOK), MOST_LOOKS);
    const due = looks >= pace && (reply !== saved || looks >= HEARTBEAT_LOOKS);
    if (busy || !due) return;
    busy = true;
    const saves = reply;
    looks = 0;
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
  running += 1;
  const timer = setInterval(tick, LOOK_EVERY_MS);
  return {
    update(text: string) {
      reply = text;
    },
    /** Resolves when no save is under way any more. */
    async end() {
      running -= 1;
      clearInterval(timer);
      await saving;
    },
  };
}
