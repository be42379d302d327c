import { queryOptions } from '@tanstack/react-query';
import { fetchAgeRefusal } from './api.ts';

/** Whether a date of birth under 18 was refused within the last day, for this account or on this device (R-PROD-17). */
export function ageRefusalQuery(userId: string) {
  return queryOptions({
    queryKey: ['age-refusal', userId],
    queryFn: ({ signal }) => fetchAgeRefusal(signal),
    refetchOnMount: 'always',
  });
}
