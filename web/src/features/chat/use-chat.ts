import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { plansQuery } from '#shared/plans.ts';
import { usageQuery } from '#shared/usage.ts';
import { useChatChanges } from './chat-changes.ts';
import type { ChatContext } from './chat-context.ts';
import { useChatMachine } from './machine/use-chat-machine.ts';
import { messagesQuery } from './queries.ts';
import { resumeTurn } from './resume-turn.ts';
import { composerRules } from './rules.ts';
import { useRefusal, useRunning } from './turn-store.ts';
import { useWaitingMessages } from './waiting-messages.ts';

/** Everything the chat screen shows about one conversation, and who it belongs to. */
export function useChat(userId: string, companionId: string) {
  const client = useQueryClient();
  const chat = useMemo<ChatContext>(() => ({ client, userId, companionId }), [client, userId, companionId]);
  const { data: held } = useQuery(messagesQuery(userId, companionId));
  const usage = useQuery(usageQuery(userId));
  const plans = useQuery(plansQuery());
  const state = useChatMachine(chat, usage);
  const running = useRunning(companionId);
  const refusal = useRefusal(companionId);
  const waiting = useWaitingMessages(chat);
  useChatChanges(chat);

  const { runningTurnId } = state;
  useEffect(() => {
    if (runningTurnId !== null && held !== undefined) void resumeTurn(chat, runningTurnId, held);
  }, [chat, runningTurnId, held]);

  const plan = plans.data?.find(({ tier }) => tier === usage.data?.tier);
  const rules = composerRules({
    usage: usage.data,
    expired: state.phase === 'expired',
    openRefusal: state.phase === 'locked' ? 'expired_lock' : (state.refusal ?? undefined),
    refusal,
    running,
    waiting: waiting !== undefined,
    temporaryMinutes: plan?.temporary_chat_minutes,
  });
  return { chat, state, usage: usage.data, running, refusal, waiting, rules };
}
