import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { companionIn, paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useCompanionsWhere } from '../chat-session.ts';
import { conversationsQuery } from '../queries.ts';
import { isRunning } from '../turn.ts';
import { ConversationRow } from './conversation-row.tsx';

type ConversationListProps = { userId: string; onChosen?: () => void };

const TICK = 15_000;

/** The companions somebody has talked to, the last one first, to switch between them, and what was deleted. */
export function ConversationList(props: ConversationListProps) {
  return (
    <>
      <Conversations {...props} />
      <Link
        to={paths.recentlyDeleted}
        onClick={props.onChosen}
        className="mx-3 my-3 inline-block py-1 text-sm text-accent underline"
      >
        Recently deleted
      </Link>
    </>
  );
}

function Conversations({ userId, onChosen }: ConversationListProps) {
  const list = useInfiniteQuery(conversationsQuery(userId));
  const ready = useCompanionsWhere(({ hasNewReply }) => hasNewReply);
  const replying = useCompanionsWhere(({ turn }) => isRunning(turn));
  useTick(TICK);
  const now = Date.now();
  const isCurrent = useIsCurrent();

  if (list.isPending) return <ListSkeleton />;
  if (list.data === undefined) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 p-3 text-sm">
        <p>Your conversations could not be loaded.</p>
        <Button size="sm" onClick={() => void list.refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  const conversations = list.data.pages
    .flatMap(({ rows }) => rows)
    .filter(({ expiresAt }) => expiresAt === null || Date.parse(expiresAt) > now);
  if (conversations.length === 0) {
    return (
      <div className="flex flex-col items-start gap-3 p-3 text-sm text-muted">
        <p>No conversations yet. Say hello to someone and they'll show up here.</p>
        <LinkButton size="sm" to={paths.browse}>
          Browse Companions
        </LinkButton>
      </div>
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-0.5">
        {conversations.map((conversation) => {
          const { id, name } = conversation.companion;
          return (
            <li key={id}>
              <ConversationRow
                conversation={conversation}
                isCurrent={isCurrent(id, name)}
                isReplying={replying.includes(id)}
                isReady={ready.includes(id)}
                now={now}
                onChosen={onChosen}
              />
            </li>
          );
        })}
      </ul>
      {list.hasNextPage && (
        <Button
          size="sm"
          variant="quiet"
          className="mt-2 w-full"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading your conversations" className="flex flex-col gap-2 p-1">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}

/** Whether the page's address means this companion (R-CHAT-01). */
function useIsCurrent(): (id: string, name: string) => boolean {
  const [address] = useSearchParams();
  const wanted = companionIn(address);
  return (id, name) =>
    wanted.id ? id === wanted.id : wanted.name === id || wanted.name.toLowerCase() === name.toLowerCase();
}

/** Draws again every `tick` milliseconds: the time left changes. */
function useTick(tick: number): void {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), tick);
    return () => clearInterval(timer);
  }, [tick]);
}
