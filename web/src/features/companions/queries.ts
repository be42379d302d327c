import { queryOptions } from '@tanstack/react-query';
import { retryUpTo } from '../../lib/query-client.ts';
import { timings } from '../../lib/timings.ts';
import { fetchCompanion, fetchCompanions, fetchNamedCompanion } from './api.ts';
import {
  readCompanionCopy,
  readCompanionsCopy,
  writeCompanionCopy,
  writeCompanionsCopy,
} from './local-copy.ts';

/** Milliseconds after which the browse page's read is ended (R-BROWSE-11). */
const READ_LIMIT = 7000;

/** The companions of the browse page (R-CACHE-01); the local copy shows until the server has answered. */
export function companionsQuery() {
  return queryOptions({
    queryKey: ['companions'],
    queryFn: async ({ signal }) => {
      const companions = await fetchCompanions(AbortSignal.any([signal, AbortSignal.timeout(READ_LIMIT)]));
      writeCompanionsCopy(companions);
      return companions;
    },
    placeholderData: readCompanionsCopy,
    staleTime: timings.longLived,
    gcTime: timings.longLived,
    retry: retryUpTo(1),
  });
}

/** One companion by id, null when there is none. Shared by the hover prefetch, the profile and the chat (R-CACHE-04). */
export function companionQuery(id: string) {
  return queryOptions({
    queryKey: ['companion', id],
    queryFn: async ({ signal }) => {
      const companion = await fetchCompanion(id, signal);
      if (companion) writeCompanionCopy(companion);
      return companion;
    },
    placeholderData: () => readCompanionCopy(id),
    staleTime: timings.companionFresh,
    gcTime: timings.companionKept,
  });
}

/** The companion a chat's address names, by id or by name (R-CHAT-01). */
export function namedCompanionQuery(nameOrId: string) {
  return queryOptions({
    queryKey: ['companion', 'named', nameOrId],
    queryFn: ({ signal }) => fetchNamedCompanion(nameOrId, signal),
    staleTime: timings.companionFresh,
    gcTime: timings.companionKept,
  });
}
