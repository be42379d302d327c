import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '#lib/query-client.ts';
import { readAgain } from '#lib/read-again.ts';
import { timings } from '#lib/timings.ts';
import { setBlocked } from '#shared/blocked.ts';
import { currentUserQuery } from '#shared/current-user.ts';

/** Knows whether the account is blocked, and while it is, whether it still is. */
export default function BlockWatch({ userId }: { userId: string }) {
  const { data: row } = useQuery(
    {
      ...currentUserQuery(userId),
      refetchInterval: ({ state }) => state.data?.status === 'blocked' && timings.blockedCheck,
    },
    queryClient,
  );
  const isBlocked = row?.status === 'blocked';
  useEffect(() => {
    setBlocked(isBlocked);
    return () => setBlocked(false);
  }, [isBlocked]);

  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (isBlockedRefusal(event.action.error)) void readAgain(queryClient, currentUserQuery(userId));
      }),
    [userId],
  );
  return null;
}

/** The row says so too, but may have been read before. An endpoint has the word as its code, a table as its message. */
function isBlockedRefusal(error: Error): boolean {
  return error.message === 'blocked' || ('code' in error && error.code === 'blocked');
}
