import { SearchX, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { type BrowseChoice, defaultChoice, isSameChoice } from './browse-choice.ts';
import { CompanionGrid, CompanionGridSkeleton } from './companion-grid.tsx';
import type { CompanionSummary } from './companion-summary.ts';
import { useCatalogue } from './use-catalogue.ts';

type BrowseResultsProps = {
  choice: BrowseChoice;
  renderHeart: (companion: CompanionSummary) => ReactNode;
};

/** The companions that match a choice, or why there are none. */
export function BrowseResults({ choice, renderHeart }: BrowseResultsProps) {
  const { companions, failed, retry, hasMore, loadMore, isOutdated } = useCatalogue(choice);
  if (companions === undefined && failed) {
    return (
      <ErrorState
        title="Error Loading Companions"
        text="We could not reach them just now. Check your connection and try again."
        onRetry={retry}
      />
    );
  }
  if (companions === undefined) return <CompanionGridSkeleton />;
  if (companions.length === 0) {
    return isSameChoice(choice, { ...defaultChoice, mine: true }) ? <NobodyMade /> : <NobodyFound />;
  }
  const count = `${companions.length}${hasMore ? ' and more' : ''}`;
  return (
    <>
      <CompanionGrid
        companions={companions}
        renderHeart={renderHeart}
        hasMore={hasMore}
        onNearEnd={loadMore}
        isOutdated={isOutdated}
      />
      {hasMore && !failed && (
        <div className="flex justify-center py-4">
          <Spinner label="Loading more companions..." />
        </div>
      )}
      {failed && (
        <Notice kind="warning" action={<Button onClick={retry}>Retry</Button>}>
          The next companions could not be loaded.
        </Notice>
      )}
      <p role="status" className="sr-only">
        {`${count} ${count === '1' ? 'companion' : 'companions'}`}
      </p>
    </>
  );
}

function NobodyFound() {
  return (
    <div role="status">
      <EmptyState
        icon={<SearchX />}
        title="No companions found"
        text="Try adjusting your search or filter criteria."
      />
    </div>
  );
}

function NobodyMade() {
  return (
    <EmptyState
      icon={<Sparkles />}
      title="You haven’t made anyone yet"
      text="Imagine someone you’d like to talk to, then build them."
      action={
        <LinkButton variant="primary" to={paths.companionBuilder()}>
          Build a companion
        </LinkButton>
      }
    />
  );
}
