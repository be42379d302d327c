import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read } from '#lib/tables.ts';
import { timings } from '#lib/timings.ts';

/** The signed-in person's own row of `users`, as RLS lets them read it. */
export function currentUserQuery(userId: string) {
  return queryOptions({
    queryKey: ['users', userId],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      return await read(
        supabase
          .from('users')
          .select(
            'id, full_name, about_me, pronouns, email, subscription_tier, role, status, age_confirmed_at, created_at, last_login_at',
          )
          .eq('auth_user_id', userId)
          .single(),
        signal,
      );
    },
    staleTime: timings.longLived,
    gcTime: timings.longLived,
  });
}

/** Whether the server knows the person as an admin; what only admins see depends on it, never what they may do. */
export function useIsAdmin(): boolean {
  const userId = useSession().user?.id ?? '';
  return useQuery({ ...currentUserQuery(userId), enabled: userId !== '' }).data?.role === 'admin';
}
