import { useEffect, useReducer } from 'react';
import { timings } from '#lib/timings.ts';
import { keepNotices, recordUse, useNotices } from './interaction.ts';
import type { ChatContext } from './types.ts';

/**
 * Keeps count of the use of the chat on the screen and returns where its AI notices stand. `lastAt` is when the last
 * message before the current turn was stored; a notice in the middle of use waits until no turn `isOpen`.
 */
export function useInteraction(chat: ChatContext, lastAt: string | null, isOpen: boolean) {
  const [checks, checkAgain] = useReducer((count: number) => count + 1, 0);
  const notices = useNotices(chat, lastAt, isOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again with every minute and every return.
  useEffect(() => {
    keepNotices(chat, lastAt, isOpen);
  }, [chat, lastAt, isOpen, checks]);
  useEffect(() => {
    recordUse(chat);
    const onTick = () => {
      if (document.visibilityState !== 'visible') return;
      recordUse(chat, timings.useTick);
      checkAgain();
    };
    const onVisibility = () => (document.visibilityState === 'visible' ? checkAgain() : recordUse(chat));
    const timer = setInterval(onTick, timings.useTick);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      recordUse(chat);
    };
  }, [chat]);
  return notices;
}
