import { queryOptions } from '@tanstack/react-query';
import { fetchConsents } from './api.ts';

export function consentsQuery(userId: string) {
  return queryOptions({
    queryKey: ['consents', userId],
    queryFn: ({ signal }) => fetchConsents(userId, signal),
    refetchOnMount: 'always',
  });
}
