import { queryOptions } from '@tanstack/react-query';
import { dataOf } from './data-error.ts';
import { getSupabase } from './supabase.ts';
import { timings } from './timings.ts';

/** The signed-in person's own row of `users`, as RLS lets them read it. */
export function currentUserQuery(userId: string) {
  return queryOptions({
    queryKey: ['users', userId],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      return dataOf(
        await supabase
          .from('users')
          .select('id, full_name, email, subscription_tier, role, status, age_confirmed_at, created_at')
          .eq('auth_user_id', userId)
          .abortSignal(signal)
          .retry(false)
          .single(),
      );
    },
    staleTime: timings.longLived,
    gcTime: timings.longLived,
  });
}
