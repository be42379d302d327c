import { type ReactNode, useDeferredValue } from 'react';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { useIsAdmin } from '#shared/current-user.ts';
import { Container } from '#ui/container.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { BrowseControls } from './browse-controls.tsx';
import { BrowseHeader } from './browse-header.tsx';
import { BrowseResults } from './browse-results.tsx';
import type { CompanionSummary } from './companion-summary.ts';
import { useBrowseChoice } from './use-browse-choice.ts';

type BrowseScreenProps = {
  /** Renders the favorite button of one companion; it comes from the favorites feature. */
  renderHeart: (companion: CompanionSummary) => ReactNode;
  /** The core traits to choose from; they come from the traits feature. */
  traits: readonly string[];
};

/** The browse page: all companions. */
export function BrowseScreen({ renderHeart, traits }: BrowseScreenProps) {
  const [choice, choose] = useBrowseChoice();
  const isAdmin = useIsAdmin();
  return (
    <Container className="flex flex-col gap-5 py-8 sm:gap-8 sm:py-10">
      <title>{`Browse Companions | ${brand.name}`}</title>
      <BrowseHeader>
        {isAdmin && <LinkButton to={paths.admin.createCompanion}>Create New Companion</LinkButton>}
      </BrowseHeader>
      <BrowseControls choice={choice} onChoose={choose} traits={traits} />
      {/* Typing goes first, the cards follow when there is time. */}
      <BrowseResults choice={useDeferredValue(choice)} renderHeart={renderHeart} />
    </Container>
  );
}
