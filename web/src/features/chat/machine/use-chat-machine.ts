import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#lib/session.ts';
import { usePlanTransition } from '#shared/plan-transition.ts';
import type { Usage } from '#shared/usage.ts';
import { useChatSession } from '../chat-session.ts';
import type { ChatContext } from '../types.ts';
import { dispatch, isPageVisible, openChat } from './chat-machine.ts';
import { type ChatState, newChatState } from './chat-state.ts';

const MINUTE = 60_000;

/** Keeps a chat on the screen and returns its state. What the page learns meanwhile becomes its events. */
export function useChatMachine(chat: ChatContext, usage: UseQueryResult<Usage>): ChatState {
  const { userId, companionId } = chat;
  const [initial] = useState(() => newChatState(isPageVisible()));
  const state = useChatSession(companionId, ({ screen }) => screen) ?? initial;

  useEffect(() => openChat(chat), [chat]);

  useEffect(() => {
    const onVisibility = () => dispatch(companionId, { type: isPageVisible() ? 'visible' : 'hidden' });
    const onOnline = () => dispatch(companionId, { type: 'online' });
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onOnline);
    };
  }, [companionId]);

  const { status } = useSession();
  const lastStatus = useRef(status);
  useEffect(() => {
    if (status === 'signed-in' && lastStatus.current !== status) dispatch(companionId, { type: 'signed-in' });
    lastStatus.current = status;
  }, [companionId, status]);

  const { data: today, dataUpdatedAt } = usage;
  useEffect(() => {
    if (!today || dataUpdatedAt === 0) return; // a stored copy releases nothing
    dispatch(companionId, { type: 'usage-loaded', tier: today.tier, remaining: today.remaining });
  }, [companionId, today, dataUpdatedAt]);

  // A smaller plan, by the rank in the plan table (R-CHAT-30, R-CHAT-31).
  usePlanTransition(userId, (now, before) => {
    if (now.rank >= before.rank) return;
    dispatch(companionId, { type: 'downgraded', fallback: now.client_fallback_minutes * MINUTE });
  });
  return state;
}
