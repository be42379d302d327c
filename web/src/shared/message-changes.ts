import type { QueryClient } from '@tanstack/react-query';
import { readAgain } from '#lib/read-again.ts';

/** The meta of queries that depend on the messages in any of the person's chats. */
export const followsMessages = { followsMessages: true } as const;

/**
 * After messages were added or deleted: reads the queries that depend on them again, at once or when they are next
 * shown.
 */
export function readMessagesAgain(client: QueryClient): Promise<void> {
  return readAgain(client, { predicate: ({ meta }) => meta?.followsMessages === true });
}
