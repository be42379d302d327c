import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Database } from '../../../supabase/functions/_shared/database.types.ts';
import { currentUserQuery } from './current-user.ts';
import { log } from './log.ts';
import { useSession } from './session.ts';
import { getSupabase } from './supabase.ts';

type UserRow = Database['public']['Tables']['users']['Row'];

/** Put on a query whose answer depends on the person's plan: it is read again when the plan changes. */
export const followsPlan = { followsPlan: true } as const;

/** Keeps what the page shows in step with the signed-in person's row on the server (R-CHAT-29, R-DATA-23). */
export function usePlanChanges(): void {
  const client = useQueryClient();
  const userId = useSession().user?.id;

  useEffect(() => {
    if (userId === undefined) return;
    let unsubscribe: (() => void) | null = null;
    let left = false;
    subscribe(client, userId).then(
      (stop) => {
        if (left) stop();
        else unsubscribe = stop;
      },
      (error: unknown) => log.warn('realtime not reached', { error: String(error) }),
    );
    return () => {
      left = true;
      unsubscribe?.();
    };
  }, [client, userId]);
}

async function subscribe(client: QueryClient, userId: string): Promise<() => void> {
  const supabase = await getSupabase();
  let isFirstJoin = true;
  // A topic of its own for each visit: the channel of the last one may still be leaving.
  const channel = supabase
    .channel(`user:${userId}:${crypto.randomUUID()}`)
    .on<UserRow>(
      'postgres_changes',
      { event: 'UPDATE', schema: 'public', table: 'users', filter: `auth_user_id=eq.${userId}` },
      ({ old, new: now }) => readAgain(client, userId, old.subscription_tier !== now.subscription_tier),
    )
    .subscribe((status) => {
      if (status !== 'SUBSCRIBED') return;
      // Changes made while the connection was down are not sent again.
      if (!isFirstJoin) readAgain(client, userId, true);
      isFirstJoin = false;
    });
  return () => void supabase.removeChannel(channel);
}

function readAgain(client: QueryClient, userId: string, planChanged: boolean): void {
  if (planChanged) void readPlanAgain(client, userId);
  else void client.invalidateQueries(currentUserQuery(userId));
}

/** Reads the person's row and all that depends on the plan again; resolves when the page shows it. */
export async function readPlanAgain(client: QueryClient, userId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries(currentUserQuery(userId)),
    client.invalidateQueries({ predicate: ({ meta }) => meta?.followsPlan === true }),
  ]);
}
