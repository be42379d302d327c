import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '../../lib/brand.ts';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { BrowseControls } from './browse-controls.tsx';
import type { Companion } from './companion.ts';
import { CompanionGrid, CompanionGridSkeleton } from './companion-grid.tsx';
import { chosenCompanions } from './filters.ts';
import { companionsQuery } from './queries.ts';
import { useBrowseChoice } from './use-browse-choice.ts';

type BrowseScreenProps = {
  /** Draws the heart of one companion; the app brings it from the favorites. */
  renderHeart: (companion: Companion) => ReactNode;
};

/** Everybody there is to talk to. */
export function BrowseScreen({ renderHeart }: BrowseScreenProps) {
  const [choice, choose] = useBrowseChoice();
  const companions = useQuery(companionsQuery());
  const chosen = companions.data && chosenCompanions(companions.data, choice);
  return (
    <Container className="flex flex-col gap-8 py-10">
      <title>{`Browse Companions | ${brand.name}`}</title>
      <header className="max-w-prose">
        <h1 className="font-display text-4xl sm:text-5xl">Who would you like to meet?</h1>
        <p className="mt-3 text-lg text-muted">
          Read a little about them, then say hello. Everybody here has time for you.
        </p>
      </header>
      <BrowseControls choice={choice} onChoose={choose} />
      {chosen === undefined && companions.isError && (
        <ErrorState
          title="Error Loading Companions"
          text="We could not reach them just now. Check your connection and try again."
          onRetry={() => void companions.refetch()}
        />
      )}
      {chosen === undefined && !companions.isError && <CompanionGridSkeleton />}
      {chosen?.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          title="No companions found"
          text="Try adjusting your search or filter criteria."
        />
      )}
      {chosen !== undefined && chosen.length > 0 && (
        <CompanionGrid companions={chosen} renderHeart={renderHeart} />
      )}
      <p role="status" className="sr-only">
        {chosen && `${chosen.length} ${chosen.length === 1 ? 'companion' : 'companions'}`}
      </p>
    </Container>
  );
}
