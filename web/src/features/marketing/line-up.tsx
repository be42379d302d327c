import { Link } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { sceneAddresses } from '#lib/portraits.ts';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';
import { useCompanionColors } from '#shared/use-companion-colors.ts';
import { cx } from '#ui/cx.ts';
import { ThemedPicture } from '#ui/themed-picture.tsx';
import type { FacingCompanion } from './api.ts';
import { lineUpGrid, lineUpPicture } from './grids.ts';
import { LineUpLoading } from './loading.tsx';
import { lineUpQuery } from './queries.ts';
import { faceOf } from './rules.ts';

/**
 * Who is here, side by side; each leads to their meeting page (D-24, R-FIRST-09). Without them the hero is its words
 * alone: the grid below says what failed.
 */
export default function LineUp() {
  const { data: companions, isPending } = useDeferredQuery(lineUpQuery());
  if (isPending) return <LineUpLoading />;
  if (companions === undefined || companions.length === 0) return null;
  return (
    <nav aria-label="Companions">
      <ul className={lineUpGrid}>
        {companions.map((companion) => (
          <li key={companion.id}>
            <Face companion={companion} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Face({ companion }: { companion: FacingCompanion }) {
  const { name, image, line, hello } = faceOf(companion);
  const colors = useCompanionColors(companion);
  return (
    <Link
      to={paths.meet(companion.id)}
      {...colors}
      className="group flex flex-col rounded-lg text-center transition-[translate] duration-200 ease-out motion-safe:hover:-translate-y-2 motion-safe:focus-visible:-translate-y-2"
    >
      <span className={cx(lineUpPicture, 'bg-linear-165 from-(--companion-from) to-(--companion-to)')}>
        <ThemedPicture
          {...sceneAddresses(image)}
          width={240}
          height={300}
          eager
          className="size-full object-cover"
        />
        {hello !== '' && (
          <span
            aria-hidden="true"
            className="absolute inset-x-2 top-2 rounded-md border border-line bg-raised px-2 py-1.5 text-left text-xs leading-snug opacity-0 transition-opacity duration-200 group-hover:opacity-100 group-focus-visible:opacity-100"
          >
            {hello}
          </span>
        )}
      </span>
      <span className="mt-2 font-display text-lg leading-tight font-semibold group-hover:text-accent sm:text-xl">
        {name}
      </span>
      <span className="text-xs leading-snug text-muted sm:text-sm">{line}</span>
    </Link>
  );
}
