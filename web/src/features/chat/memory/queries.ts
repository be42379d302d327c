import { queryOptions } from '@tanstack/react-query';
import { fetchInMind } from './api.ts';

/** What a companion had in mind for the reply of a turn, as it is known now. */
export function inMindQuery(userId: string, turnId: string) {
  return queryOptions({
    queryKey: ['in mind', userId, turnId],
    queryFn: ({ signal }) => fetchInMind(turnId, signal),
    refetchOnMount: 'always',
  });
}
