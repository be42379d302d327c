import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readAgain } from '#lib/read-again.ts';
import { useSession } from '#lib/session.ts';
import { subscribeToRows } from '#lib/subscribe-to-rows.ts';
import { currentUserQuery } from './current-user.ts';

/** The meta of queries that depend on the person's plan: they are read again when the plan changes. */
export const followsPlan = { followsPlan: true } as const;

/** Keeps what the page shows in step with the signed-in person's row on the server (R-CHAT-29, R-DATA-23). */
export function usePlanChanges(): void {
  const client = useQueryClient();
  const userId = useSession().user?.id;

  useEffect(() => {
    if (userId === undefined) return;
    return subscribeToRows('users', `auth_user_id=eq.${userId}`, {
      onUpdate: (now, old) => readRow(client, userId, old.subscription_tier !== now.subscription_tier),
      onRejoined: () => readRow(client, userId, true),
    });
  }, [client, userId]);
}

function readRow(client: QueryClient, userId: string, planChanged: boolean): void {
  if (planChanged) void readPlanAgain(client, userId);
  else void readAgain(client, currentUserQuery(userId));
}

/** Reads the person's row and all that depends on the plan again; resolves when the page shows it. */
export async function readPlanAgain(client: QueryClient, userId: string): Promise<void> {
  await Promise.all([
    readAgain(client, currentUserQuery(userId)),
    readAgain(client, { predicate: ({ meta }) => meta?.followsPlan === true }),
  ]);
}
