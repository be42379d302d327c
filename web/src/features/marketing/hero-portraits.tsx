import { Link } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';
import { Portrait } from '#ui/portrait.tsx';
import { FEATURED, heroGrid } from './grids.ts';
import { HeroPortraitsLoading } from './loading.tsx';
import { latestCompanionsQuery } from './queries.ts';
import { cardOf } from './rules.ts';

/** The newest companions, face to face. Without them the hero is its words alone: the grid below says what failed. */
export default function HeroPortraits() {
  const { data: companions, isPending } = useDeferredQuery(latestCompanionsQuery(FEATURED));
  if (isPending) return <HeroPortraitsLoading />;
  if (companions === undefined) return null;

  return (
    <ul className={heroGrid}>
      {companions.map((companion) => {
        const { name, image } = cardOf(companion);
        return (
          <li key={companion.id} className="hero-person">
            <Link
              to={paths.companion(companion.id)}
              className="group flex flex-col items-center gap-1 rounded-lg text-center"
            >
              <Portrait
                src={image}
                alt=""
                from={companion.profile_gradient_from}
                to={companion.profile_gradient_to}
                size="fill"
                ring
                eager
                className="max-w-52 transition-transform duration-300 ease-out group-hover:-rotate-3 group-hover:scale-105"
              />
              <span className="mt-2 font-display text-xl font-semibold group-hover:text-accent">{name}</span>
              <span className="line-clamp-2 max-w-52 text-sm text-muted">{companion.tagline}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
