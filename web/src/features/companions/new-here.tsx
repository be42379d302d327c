import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { faceAddress } from '#lib/portraits.ts';
import { PersonCard } from '#ui/person-card.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { browseGradient, gradientOf } from './companion.ts';
import { companionsQuery } from './queries.ts';

/** How many stand here; twice as many for somebody who has met nobody. */
const SHOWN = 3;

/**
 * The newest public companions that a person has not met (R-FIRST-18), without those who leave; nothing when there are
 * none.
 */
export function NewHere({ met }: { met: readonly string[] }) {
  const { data = [] } = useQuery(companionsQuery());
  const isFirst = met.length === 0;
  const shown = data
    .filter(({ id, retiresAt }) => retiresAt === null && !met.includes(id))
    .slice(0, isFirst ? 2 * SHOWN : SHOWN);
  if (shown.length === 0) return null;
  return (
    <Section
      title={isFirst ? 'Say hello to someone' : 'New here'}
      action={
        <span className="flex flex-wrap gap-x-5">
          <TextLink to={paths.browse}>Browse all</TextLink>
          <TextLink to={paths.companionBuilder()}>Make your own</TextLink>
        </span>
      }
    >
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((companion) => {
          const { from: gradientFrom, to: gradientTo } = gradientOf(companion, browseGradient);
          return (
            <li key={companion.id}>
              <Link
                to={paths.companion(companion.id)}
                className="block h-full rounded-lg hover:shadow-lifted"
              >
                <PersonCard
                  {...companion}
                  imageUrl={faceAddress(companion.imageUrl)}
                  gradientFrom={gradientFrom}
                  gradientTo={gradientTo}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
