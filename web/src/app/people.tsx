import type { ReactNode } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { NewHere } from '../features/companions/new-here.tsx';
import { RecentConversations } from '../features/dashboard/recent-conversations.tsx';
import type { Conversations } from './use-people.ts';

type PeopleProps = {
  conversations: Conversations;
  before?: ReactNode;
  /** What stands between the conversations and who is new. */
  children?: ReactNode;
};

/** The companions of a member, the last conversations first, and who is new (R-FIRST-18). */
export function People({ conversations, before, children }: PeopleProps) {
  const rows = conversations.data?.pages.flatMap((page) => page.rows);
  return (
    <>
      {before}
      {rows === undefined ? (
        <ErrorState
          title="Your conversations could not be loaded"
          onRetry={() => void conversations.refetch()}
        />
      ) : (
        <RecentConversations conversations={rows} />
      )}
      {children}
      <NewHere met={rows?.map(({ companion }) => companion.id) ?? []} />
    </>
  );
}
