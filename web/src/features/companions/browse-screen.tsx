import { type ReactNode, useDeferredValue } from 'react';
import { brand } from '../../lib/brand.ts';
import { useIsAdmin } from '../../lib/current-user.ts';
import { paths } from '../../lib/paths.ts';
import { Container } from '../../ui/container.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { BrowseControls } from './browse-controls.tsx';
import { BrowseResults } from './browse-results.tsx';
import type { CompanionSummary } from './companion.ts';
import { useBrowseChoice } from './use-browse-choice.ts';

type BrowseScreenProps = {
  /** Draws the heart of one companion; the app brings it from the favorites. */
  renderHeart: (companion: CompanionSummary) => ReactNode;
  /** The core traits there are to choose from; the app brings them from the traits. */
  traits: readonly string[];
};

/** Everybody there is to talk to. */
export function BrowseScreen({ renderHeart, traits }: BrowseScreenProps) {
  const [choice, choose] = useBrowseChoice();
  const isAdmin = useIsAdmin();
  return (
    <Container className="flex flex-col gap-8 py-10">
      <title>{`Browse Companions | ${brand.name}`}</title>
      <header className="flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-prose">
          <h1 className="font-display text-4xl sm:text-5xl">Who would you like to meet?</h1>
          <p className="mt-3 text-lg text-muted">
            Read a little about them, then say hello. Everybody here has time for you.
          </p>
        </div>
        {isAdmin && <LinkButton to={paths.admin.createCompanion}>Create New Companion</LinkButton>}
      </header>
      <BrowseControls choice={choice} onChoose={choose} traits={traits} />
      {/* Typing goes first, the cards follow when there is time. */}
      <BrowseResults choice={useDeferredValue(choice)} renderHeart={renderHeart} />
    </Container>
  );
}
