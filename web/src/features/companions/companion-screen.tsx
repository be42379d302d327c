import { useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { useGoBack } from '#lib/use-go-back.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Companion } from './companion.ts';
import { CompanionProfile } from './companion-profile.tsx';
import { companionQuery } from './queries.ts';

type CompanionScreenProps = {
  /** Renders the favorite button of one companion; it comes from the favorites feature. */
  renderHeart: (companion: Companion) => ReactNode;
  /** Draws what else can be done with one companion, beside the way into the chat. */
  renderActions?: (companion: Companion) => ReactNode;
  /** Draws the way to report one companion, at the end of the page (R-SAFE-12). */
  renderReport?: (companion: Companion) => ReactNode;
};

/** The profile of the companion with the id in the address (R-COMP-01 to R-COMP-06). */
export function CompanionScreen({ renderHeart, renderActions, renderReport }: CompanionScreenProps) {
  const { id = '' } = useParams();
  const { data: companion, isError, isPaused, refetch } = useQuery(companionQuery(id));
  const isUnread = isError || isPaused;
  const goBack = useGoBack();

  if (companion) {
    return (
      <CompanionProfile
        companion={companion}
        heart={renderHeart(companion)}
        actions={renderActions?.(companion)}
        report={renderReport?.(companion)}
      />
    );
  }
  return (
    <Container className="grid min-h-[60dvh] place-content-center">
      <title>{`Companion | ${brand.name}`}</title>
      <h1 className="sr-only">Companion</h1>
      {companion === null && (
        <EmptyState
          icon={<UserX />}
          title="Companion Not Found"
          text="The companion you're looking for doesn't exist."
          action={<Button onClick={goBack}>Go Back</Button>}
        />
      )}
      {companion === undefined && isUnread && (
        <ErrorState
          title="Error Loading Companion"
          text="We could not reach them just now. Check your connection and try again."
          retryLabel="Try Again"
          onRetry={() => void refetch()}
        />
      )}
      {companion === undefined && !isUnread && <Spinner label="Loading companion..." />}
    </Container>
  );
}
