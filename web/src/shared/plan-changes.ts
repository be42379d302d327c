import { type QueryClient, type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
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
      onUpdate: (now, old) => readAgain(client, userId, old.subscription_tier !== now.subscription_tier),
      onRejoined: () => readAgain(client, userId, true),
    });
  }, [client, userId]);
}

function readAgain(client: QueryClient, userId: string, planChanged: boolean): void {
  if (planChanged) void readPlanAgain(client, userId);
  else void dropAndRead(client, currentUserQuery(userId));
}

/** Reads the person's row and all that depends on the plan again; resolves when the page shows it. */
export async function readPlanAgain(client: QueryClient, userId: string): Promise<void> {
  await Promise.all([
    dropAndRead(client, currentUserQuery(userId)),
    dropAndRead(client, { predicate: ({ meta }) => meta?.followsPlan === true }),
  ]);
}

/** Invalidating alone joins a first read that is under way, which may have left the server before the change. */
async function dropAndRead(client: QueryClient, filters: QueryFilters): Promise<void> {
  await client.cancelQueries(filters);
  await client.invalidateQueries(filters);
}
