import { Link } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { faceAddress } from '#lib/portraits.ts';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';
import { useCompanionColors } from '#shared/use-companion-colors.ts';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Portrait } from '#ui/portrait.tsx';
import type { LatestCompanion } from './api.ts';
import { companionGrid } from './grids.ts';
import { LatestCompanionsLoading } from './loading.tsx';
import { latestCompanionsQuery } from './queries.ts';
import { cardOf } from './rules.ts';

/** The 'latest companions' grid with its loading, empty and error forms (R-HOME-06 to R-HOME-12). */
export default function LatestCompanions() {
  const { data: companions, isPending, refetch } = useDeferredQuery(latestCompanionsQuery());
  if (isPending) return <LatestCompanionsLoading />;
  if (companions === undefined) {
    return (
      <ErrorState title="Failed to load the list. Please refresh the page." onRetry={() => void refetch()} />
    );
  }
  if (companions.length === 0) {
    return <EmptyState title="No one has moved in yet" text="The first companions are on their way." />;
  }
  return (
    <ul className={companionGrid}>
      {companions.map((companion) => (
        <li key={companion.id}>
          <CompanionCard companion={companion} />
        </li>
      ))}
    </ul>
  );
}

function CompanionCard({ companion }: { companion: LatestCompanion }) {
  const { name, text, image, traits } = cardOf(companion);
  return (
    <Card
      {...useCompanionColors(companion)}
      className="tinted flex h-full min-h-[260px] flex-col items-start gap-3 p-6 transition-[translate,box-shadow] duration-200 hover:-translate-y-1 hover:shadow-lifted"
    >
      <Portrait src={faceAddress(image)} alt="" size="lg" className="mb-1" />
      <h3 className="font-display text-2xl">{name}</h3>
      <p className="whole-lines-3 text-muted">{text}</p>
      {traits.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Traits">
          {traits.map((trait) => (
            <li key={trait}>
              <Chip>{trait}</Chip>
            </li>
          ))}
        </ul>
      )}
      <Link
        to={paths.companion(companion.id)}
        className="mt-auto pt-2 font-semibold text-accent underline-offset-4 hover:underline"
      >
        Learn More <span className="sr-only">about {name}</span>
      </Link>
    </Card>
  );
}
