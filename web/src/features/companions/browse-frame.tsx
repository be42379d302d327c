import { brand } from '#lib/brand.ts';
import { Container } from '#ui/container.tsx';
import { defaultChoice } from './browse-choice.ts';
import { BrowseControls } from './browse-controls.tsx';
import { BrowseHeader } from './browse-header.tsx';
import { CompanionGridSkeleton } from './companion-grid.tsx';

/** The browse page before its program has come: nothing can be typed yet, because it would be lost. */
export function BrowseFrame() {
  return (
    <Container className="flex flex-col gap-5 py-8 sm:gap-8 sm:py-10">
      <title>{`Browse Companions | ${brand.name}`}</title>
      <BrowseHeader />
      <div inert>
        <BrowseControls choice={defaultChoice} onChoose={() => {}} traits={[]} />
      </div>
      <CompanionGridSkeleton />
    </Container>
  );
}
