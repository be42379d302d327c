import { useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { companionQuery } from '../features/companions/queries.ts';
import { MemoryScreen } from '../features/memory/memory-screen.tsx';
import { ScreenLoading } from './screen-loading.tsx';

/** What companions remember; with a companion in the address, what that one does (D-29). */
export function MemoryRoute() {
  const { companionId } = useParams();
  const {
    data: companion,
    isError,
    refetch,
  } = useQuery({ ...companionQuery(companionId ?? ''), enabled: companionId !== undefined });

  if (companionId === undefined) return <MemoryScreen />;
  if (companion) return <MemoryScreen key={companion.id} companion={companion} />;
  if (companion === undefined && !isError) return <ScreenLoading />;
  return (
    <>
      <title>{`What they remember | ${brand.name}`}</title>
      <h1 className="sr-only">What they remember</h1>
      {companion === null ? (
        <EmptyState
          icon={<UserX />}
          title="Companion Not Found"
          text="The companion you're looking for doesn't exist."
          action={<LinkButton to={paths.memory()}>What they all remember</LinkButton>}
        />
      ) : (
        <ErrorState title="What they remember could not be loaded" onRetry={() => void refetch()} />
      )}
    </>
  );
}
