import { queryOptions } from '@tanstack/react-query';
import { timings } from '#lib/timings.ts';
import { readLatestCompanions, readLineUp } from './api.ts';
import { FEATURED, LINE_UP } from './grids.ts';

/** The page's HTML has them already; when it was built a while ago they are read again behind it. */
const fresh = { staleTime: timings.listFresh, gcTime: timings.listKept, refetchOnMount: true } as const;

/** The companions of the home page's hero. */
export function lineUpQuery() {
  return queryOptions({
    queryKey: ['companions', 'line-up', LINE_UP],
    queryFn: ({ signal }) => readLineUp(LINE_UP, signal),
    ...fresh,
  });
}

/** The newest companions for the home page. */
export function latestCompanionsQuery() {
  return queryOptions({
    queryKey: ['companions', 'latest', FEATURED],
    queryFn: ({ signal }) => readLatestCompanions(FEATURED, signal),
    ...fresh,
  });
}
