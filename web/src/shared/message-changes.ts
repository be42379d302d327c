import type { QueryClient } from '@tanstack/react-query';

/** Put on a query whose answer depends on what was said in any of the person's chats. */
export const followsMessages = { followsMessages: true } as const;

/** Something was said, deleted or ended: reads again what depends on it, now where it is shown, else when it is. */
export function readMessagesAgain(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ meta }) => meta?.followsMessages === true });
}
