import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { enroll, readSecondFactor, removeFactors } from './api.ts';

/** Read on every visit, also when it follows another at once: another page or another admin may have changed it. */
export function secondFactorQuery() {
  return queryOptions({
    queryKey: ['second-factor'],
    queryFn: readSecondFactor,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
}

/** One set-up for as long as the page is open: each asks the auth service for a new secret. */
export function enrollmentQuery() {
  return queryOptions({
    queryKey: ['second-factor-enrollment'],
    queryFn: enroll,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Removes second factors and reads again what is left. */
export function useRemoveFactors() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: removeFactors,
    retry: false,
    onSuccess: () => client.invalidateQueries(secondFactorQuery()),
  });
}
