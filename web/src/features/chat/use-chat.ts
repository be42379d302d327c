import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useOnline } from '#lib/use-online.ts';
import { type Plan, plansQuery } from '#shared/plans.ts';
import { isRetired } from '#shared/retirement.ts';
import { usageQuery } from '#shared/usage.ts';
import { pauseQuery } from './care/queries.ts';
import { useHelpWithoutNetwork } from './care/without-network.ts';
import { sessionOf, useChatSession } from './chat-session.ts';
import { useChatMachine } from './machine/use-chat-machine.ts';
import { queuedMessages, useQueuedMessage } from './outbox.ts';
import { messagesQuery } from './queries.ts';
import { composerRules } from './rules.ts';
import { resumeTurn, sendMessage } from './send.ts';
import { isRunning } from './turn.ts';
import type { ChatContext, OpenCompanion } from './types.ts';
import { useRemoteChanges } from './use-remote-changes.ts';

/** Everything the chat screen shows about one conversation, and who it belongs to. */
export function useChat(userId: string, { id: companionId, retiresAt }: OpenCompanion) {
  const client = useQueryClient();
  const chat = useMemo<ChatContext>(() => ({ client, userId, companionId }), [client, userId, companionId]);
  const { data: held } = useQuery(messagesQuery(userId, companionId));
  const usage = useQuery(usageQuery(userId));
  const plans = useQuery(plansQuery());
  const pause = useQuery(pauseQuery(userId)).data ?? null;
  const state = useChatMachine(chat, usage);
  const running = useChatSession(companionId, ({ turn }) => isRunning(turn));
  const refusal = useChatSession(companionId, (session) => session.refusal);
  const queued = useQueuedMessage(chat);
  useRemoteChanges(chat);
  useHelpWithoutNetwork();
  useSendingOfQueue(chat, running);

  const { runningTurnId } = state;
  useEffect(() => {
    if (runningTurnId !== null && held !== undefined) void resumeTurn(chat, runningTurnId, held);
  }, [chat, runningTurnId, held]);

  const plan = plans.data?.find(({ tier }) => tier === usage.data?.tier);
  const retired = isRetired(retiresAt);
  // Nothing begins with somebody who has retired.
  const temporaryMinutes = retired ? undefined : plan?.temporary_chat_minutes;
  const rules = composerRules({
    usage: usage.data,
    phase: state.phase,
    refusal,
    retired,
    paused: pause !== null,
    running,
    queued: queued !== undefined,
    temporaryMinutes,
    hasMoreToOffer: plan !== undefined && (plans.data ?? []).some((other) => offersMore(other, plan)),
  });
  return { chat, state, usage: usage.data, temporaryMinutes, running, refusal, queued, rules, pause };
}

function offersMore(other: Plan, { rank, messages_per_day: own }: Plan): boolean {
  const { messages_per_day: offered } = other;
  return other.rank > rank && (offered === null || (own !== null && offered > own));
}

/** Sends whatever waits for a connection, in this chat or another one, as soon as there is one. */
function useSendingOfQueue({ client, userId }: ChatContext, running: boolean): void {
  const online = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waited for the end of a reply may be sent now.
  useEffect(() => {
    if (!online) return;
    for (const { companionId, text, messageId } of queuedMessages(userId)) {
      // A failed one shows its own way to be tried again.
      const hasFailed = sessionOf(companionId).turn?.messageId === messageId;
      if (!hasFailed) void sendMessage({ client, userId, companionId }, text, { messageId });
    }
  }, [client, online, running, userId]);
}
