import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { env } from '#lib/env.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PersonCard } from '#ui/person-card.tsx';
import { Section } from '#ui/section.tsx';
import { browseGradient, type Companion, gradientOf } from './companion.ts';
import { ownCompanionsQuery } from './queries.ts';

/** The companions a person has built, with the way to change them; nothing while there are none. */
export function OwnCompanions() {
  const userId = useSession().user?.id ?? '';
  const { data: companions, isError, refetch } = useQuery(ownCompanionsQuery(userId));
  if (companions === undefined && isError) {
    return <ErrorState title="Your own companions could not be loaded" onRetry={() => void refetch()} />;
  }
  if (companions === undefined || companions.length === 0) return null;
  return (
    <Section title="Made by you">
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {companions.map((companion) => (
          <li key={companion.id}>
            <OwnCompanion companion={companion} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OwnCompanion({ companion }: { companion: Companion }) {
  const { id, name } = companion;
  const { from: gradientFrom, to: gradientTo } = gradientOf(companion, browseGradient);
  return (
    <PersonCard {...companion} gradientFrom={gradientFrom} gradientTo={gradientTo}>
      {env.features.chat && (
        <LinkButton
          variant="primary"
          to={paths.chat({ companionId: id, companion: name })}
          aria-label={`Chat with ${name}`}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          Chat
        </LinkButton>
      )}
      <div className="flex flex-wrap gap-2">
        <LinkButton
          to={paths.companion(id)}
          aria-label={`Profile of ${name}`}
          className="grow px-3! text-sm!"
        >
          Profile
        </LinkButton>
        <LinkButton
          to={paths.companionBuilder(id)}
          aria-label={`Edit ${name}`}
          className="grow px-3! text-sm!"
        >
          Edit
        </LinkButton>
      </div>
    </PersonCard>
  );
}
