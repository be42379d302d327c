import { Link } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { type CompanionCopy, readOwnCompanionsCopy } from './local-copy.ts';
import type { OwnCompanion } from './own-companion.ts';

/** The companions a person has built; without the server, as last read by this browser (R-LOCAL-02). */
export function BuiltCompanions({ companions }: { companions: OwnCompanion[] | undefined }) {
  const shown: (CompanionCopy & { id?: string })[] = companions ?? readOwnCompanionsCopy();
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="built-title" className="flex flex-col gap-4 border-t border-line pt-8">
      <h2 id="built-title" className="font-display text-2xl">
        Companions you have built
      </h2>
      <ul className="flex flex-col gap-2">
        {shown.map((companion) => (
          <li key={companion.id ?? companion.created} className="flex flex-wrap items-baseline gap-x-3">
            {companion.id !== undefined ? (
              <Link
                to={paths.companionBuilder(companion.id)}
                className="font-semibold wrap-anywhere underline hover:text-accent"
              >
                Change {companion.name}
              </Link>
            ) : (
              <span className="font-semibold wrap-anywhere">{companion.name}</span>
            )}
            <span className="text-muted">{[companion.relationshipType, ...companion.traits].join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
