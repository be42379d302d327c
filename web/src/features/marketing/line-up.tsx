import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';
import { useCompanionColors } from '#shared/use-companion-colors.ts';
import { PLACEHOLDER_PICTURE } from '#ui/portrait.tsx';
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
  const [failed, setFailed] = useState(false);
  return (
    <Link
      to={paths.meet(companion.id)}
      {...colors}
      className="line-up-face group relative flex flex-col rounded-lg text-center"
    >
      <span className={lineUpPicture}>
        <img
          src={failed || image === null ? PLACEHOLDER_PICTURE : image}
          alt=""
          width="240"
          height="360"
          fetchPriority="high"
          decoding="async"
          onError={() => setFailed(true)}
        />
        {hello !== '' && (
          <span aria-hidden="true" className="line-up-hello">
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
