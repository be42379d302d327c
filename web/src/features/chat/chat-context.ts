import type { QueryClient } from '@tanstack/react-query';

/** Whose chat with whom, and where its server state is held. */
export type ChatContext = { client: QueryClient; userId: string; companionId: string };
