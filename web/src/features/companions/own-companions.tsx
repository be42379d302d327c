import { useQuery } from '@tanstack/react-query';
import { env } from '#lib/env.ts';
import { paths } from '#lib/paths.ts';
import { faceAddress } from '#lib/portraits.ts';
import { useSession } from '#lib/session.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PersonCard } from '#ui/person-card.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { browseGradient, type Companion, gradientOf } from './companion.ts';
import { ownCompanionsQuery } from './queries.ts';

type OwnCompanionsProps = {
  /** The one that stands elsewhere on the page. */
  except: string | undefined;
};

/** The companions a person has built, with the way to change them; nothing while there are none. */
export function OwnCompanions({ except }: OwnCompanionsProps) {
  const userId = useSession().user?.id ?? '';
  const { data, isError, refetch } = useQuery(ownCompanionsQuery(userId));
  if (data === undefined && isError) {
    return <ErrorState title="Your own companions could not be loaded" onRetry={() => void refetch()} />;
  }
  const companions = data?.filter(({ id }) => id !== except) ?? [];
  if (companions.length === 0) return null;
  return (
    <Section title="Made by you" action={<TextLink to={paths.companionBuilder()}>Make another</TextLink>}>
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
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
    <PersonCard
      {...companion}
      imageUrl={faceAddress(companion.imageUrl)}
      gradientFrom={gradientFrom}
      gradientTo={gradientTo}
    >
      {env.features.chat && (
        <LinkButton
          size="sm"
          to={paths.chat({ companionId: id, companion: name })}
          aria-label={`Chat with ${name}`}
        >
          Chat
        </LinkButton>
      )}
      <LinkButton size="sm" variant="quiet" to={paths.companion(id)} aria-label={`Profile of ${name}`}>
        Profile
      </LinkButton>
      <LinkButton size="sm" variant="quiet" to={paths.companionBuilder(id)} aria-label={`Edit ${name}`}>
        Edit
      </LinkButton>
    </PersonCard>
  );
}
