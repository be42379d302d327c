import { useSyncExternalStore } from 'react';
import { timings } from '#lib/timings.ts';
import { onTurnChange, turnOf } from './turn-store.ts';

/**
 * The words of a companion's reply so far. The first piece shows at once; those that come sooner after it than it takes
 * a slow machine to draw them show together. Only what is shown waits: the turn itself always has every word.
 */
export function useReply(companionId: string): string {
  return useSyncExternalStore(atAPace, () => turnOf(companionId)?.reply ?? '');
}

function atAPace(draw: () => void): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let missed = false;
  const rest = () => {
    pause = setTimeout(() => {
      pause = undefined;
      if (missed) drawOrMiss();
    }, timings.replyPace);
  };
  const drawOrMiss = () => {
    missed = pause !== undefined;
    if (missed) return;
    draw();
    rest();
  };
  rest(); // what is there to begin with has just been drawn
  const stop = onTurnChange(drawOrMiss);
  return () => {
    stop();
    clearTimeout(pause);
  };
}
