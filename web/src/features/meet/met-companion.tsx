import { UserX } from 'lucide-react';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Meeting } from './meeting.tsx';
import { MeetingLoading } from './meeting-loading.tsx';
import { metCompanionQuery } from './queries.ts';

/** The companion of the meeting page, or why there is none. */
export default function MetCompanion({ id }: { id: string }) {
  const { data: companion, isPending, refetch } = useDeferredQuery(metCompanionQuery(id));
  if (companion) return <Meeting companion={companion} />;
  if (isPending) return <MeetingLoading />;
  return (
    <Container className="grid min-h-dvh place-content-center pb-24">
      <title>{`Companion | ${brand.name}`}</title>
      <h1 className="sr-only">Companion</h1>
      {companion === null ? (
        <EmptyState
          icon={<UserX />}
          title="No one here by that name"
          text="This companion has left, or the link has a typo. There are others to meet."
          action={
            <LinkButton to={paths.home} variant="primary">
              See who’s here
            </LinkButton>
          }
        />
      ) : (
        <ErrorState
          title="This page could not be loaded"
          text="Check your connection and try again."
          retryLabel="Try Again"
          onRetry={() => void refetch()}
        />
      )}
    </Container>
  );
}
