import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { plansQuery } from '../../lib/plans.ts';
import { usageQuery } from '../../lib/usage.ts';
import type { ChatContext } from './chat-context.ts';
import { chatQuery, messagesQuery } from './queries.ts';
import { resumeTurn } from './resume-turn.ts';
import { composerRules } from './rules.ts';
import { isRunning } from './turn-reducer.ts';
import { useRefusal, useTurn } from './turn-store.ts';
import { useExpiry } from './use-expiry.ts';

/** Everything the chat screen shows about one conversation, and who it belongs to. */
export function useChat(userId: string, companionId: string) {
  const client = useQueryClient();
  const chat = useMemo<ChatContext>(() => ({ client, userId, companionId }), [client, userId, companionId]);
  const session = useQuery(chatQuery(userId, companionId));
  const messages = useQuery(messagesQuery(userId, companionId));
  const usage = useQuery(usageQuery(userId));
  const plans = useQuery(plansQuery());
  const turn = useTurn(companionId);
  const refusal = useRefusal(companionId);
  const running = isRunning(turn);

  useExpiry(chat, session.data);

  const held = messages.data;
  const runningTurnId = session.data?.runningTurnId ?? null;
  useEffect(() => {
    if (runningTurnId !== null && held !== undefined) void resumeTurn(chat, runningTurnId, held);
  }, [chat, runningTurnId, held]);

  const plan = plans.data?.find(({ tier }) => tier === usage.data?.tier);
  const rules = composerRules({
    usage: usage.data,
    expired: session.data?.expired ?? false,
    openRefusal: session.error instanceof ApiError ? session.error.code : undefined,
    refusal,
    running,
    temporaryMinutes: plan?.temporary_chat_minutes,
  });
  return { chat, session, messages, usage: usage.data, turn, refusal, rules };
}
