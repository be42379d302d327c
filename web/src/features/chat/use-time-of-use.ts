import { useEffect } from 'react';
import { create } from 'zustand';
import { onUserLeft } from '#lib/session.ts';
import { timings } from '#lib/timings.ts';

/** How long this page's visitor has been in a chat, whichever, and how many breaks they were reminded of. */
const nothing = { used: 0, breaksSeen: 0 };
const useTimeStore = create(() => nothing);

onUserLeft(() => useTimeStore.setState(nothing));

export type TimeOfUse = {
  /** Whether another hour of chatting has passed since a break was suggested. */
  isBreakDue: boolean;
  dismissBreak: () => void;
};

const breaksIn = (used: number) => Math.floor(used / timings.breakSuggestion);

/** Counts the time somebody really spends with the chat: the minutes in which the page is visible. */
export function useTimeOfUse(): TimeOfUse {
  const isBreakDue = useTimeStore(({ used, breaksSeen }) => breaksIn(used) > breaksSeen);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      useTimeStore.setState((time) => ({ used: time.used + timings.useTick }));
    }, timings.useTick);
    return () => clearInterval(timer);
  }, []);
  return {
    isBreakDue,
    dismissBreak: () => useTimeStore.setState(({ used }) => ({ breaksSeen: breaksIn(used) })),
  };
}
