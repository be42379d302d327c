import { useCallback, useSyncExternalStore } from 'react';
import { timings } from '#lib/timings.ts';
import { sessionOf, useChatSessions } from './chat-session.ts';

/**
 * The words of a companion's reply so far. The first piece shows at once; pieces that follow faster than a slow machine
 * can draw them show together. Only drawing is throttled: the session always has every word.
 */
export function useReply(companionId: string): string {
  const subscribe = useCallback((draw: () => void) => subscribeThrottled(companionId, draw), [companionId]);
  return useSyncExternalStore(subscribe, () => sessionOf(companionId).reply);
}

function subscribeThrottled(companionId: string, draw: () => void): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;
  const startPause = () => {
    pause = setTimeout(() => {
      pause = undefined;
      if (isPending) drawOrWait();
    }, timings.replyPace);
  };
  const drawOrWait = () => {
    isPending = pause !== undefined;
    if (isPending) return;
    draw();
    startPause();
  };
  startPause(); // the first words have just been drawn
  const unsubscribe = useChatSessions.subscribe((now, before) => {
    if (now[companionId]?.reply !== before[companionId]?.reply) drawOrWait();
  });
  return () => {
    unsubscribe();
    clearTimeout(pause);
  };
}
