import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSession } from '#lib/session.ts';
import type { Usage } from '#shared/usage.ts';
import type { ChatContext } from '../chat-context.ts';
import { chatCommands } from './chat-commands.ts';
import { ChatRunner, type Clock } from './chat-runner.ts';
import { startRunner } from './chat-runners.ts';
import type { ChatState } from './chat-state.ts';
import { useDowngrade } from './use-downgrade.ts';

const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clearTimeout: (timer) => window.clearTimeout(timer),
};

const isVisible = () => document.visibilityState === 'visible';

/** Runs the machine of the chat on the screen and answers its state; every new answer about today's usage is told to it. */
export function useChatMachine(chat: ChatContext, usage: UseQueryResult<Usage>): ChatState {
  const [runner] = useState(
    () =>
      new ChatRunner({
        clock: browserClock,
        random: Math.random,
        perform: chatCommands(chat),
        visible: isVisible(),
      }),
  );
  const state = useSyncExternalStore(runner.subscribe, runner.state);

  useEffect(() => startRunner(chat.companionId, runner), [chat.companionId, runner]);

  useEffect(() => {
    const onVisibility = () => runner.dispatch({ type: isVisible() ? 'visible' : 'hidden' });
    const onOnline = () => runner.dispatch({ type: 'online' });
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onOnline);
    };
  }, [runner]);

  const { status } = useSession();
  const lastStatus = useRef(status);
  useEffect(() => {
    if (status === 'signed-in' && lastStatus.current !== status) runner.dispatch({ type: 'signed-in' });
    lastStatus.current = status;
  }, [runner, status]);

  const { data: today, dataUpdatedAt } = usage;
  useEffect(() => {
    if (!today || dataUpdatedAt === 0) return; // a copy from before releases nothing
    runner.dispatch({ type: 'usage-read', tier: today.tier, remaining: today.remaining });
  }, [runner, today, dataUpdatedAt]);

  useDowngrade(chat.userId, (fallback) => runner.dispatch({ type: 'downgraded', fallback }));
  return state;
}
