import type { ReactNode } from 'react';
import { env } from '#lib/env.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { NewHere } from '../features/companions/new-here.tsx';
import { RecentConversations } from '../features/dashboard/recent-conversations.tsx';
import type { MembersPeople } from './use-people.ts';

type PeopleProps = {
  people: MembersPeople;
  before?: ReactNode;
  /** What stands between the conversations and who is new. */
  children?: ReactNode;
  /** Who is new stands further down the page already: only somebody who has met nobody needs them here (R-ART-06). */
  showsLatest?: boolean;
};

/** The companions of a member, the last conversations first, and who is new (R-FIRST-18). */
export function People({ people, before, children, showsLatest = false }: PeopleProps) {
  const { conversations, rows, met } = people;
  return (
    <>
      {before}
      {env.features.chat &&
        (rows === undefined ? (
          <ErrorState
            title="Your conversations could not be loaded"
            onRetry={() => void conversations.refetch()}
          />
        ) : (
          <RecentConversations conversations={rows} />
        ))}
      {children}
      {(met.length === 0 || !showsLatest) && <NewHere met={met} />}
    </>
  );
}
