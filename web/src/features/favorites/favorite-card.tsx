import { env } from '#lib/env.ts';
import { paths } from '#lib/paths.ts';
import { faceAddress } from '#lib/portraits.ts';
import { isRetired } from '#shared/retirement.ts';
import { RetirementNote } from '#shared/retirement-note.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PersonCard } from '#ui/person-card.tsx';
import type { FavoriteCompanion } from './api.ts';
import { useFavorite } from './use-favorite.ts';

/** One of the companions a person keeps: talk, read about them, or let them go (R-DASH-04, R-DASH-05). */
export function FavoriteCard({ companion }: { companion: FavoriteCompanion }) {
  const { id, name, isPublic, retiresAt } = companion;
  const chatLabel = isRetired(retiresAt) ? 'Read your chat' : 'Start Chat';
  const { loading, toggle } = useFavorite(companion, 'dashboard');
  // A name alone means the newest public companion of that name.
  const chat = paths.chat(isPublic ? { companion: name } : { companionId: id, companion: name });
  return (
    <PersonCard
      {...companion}
      imageUrl={faceAddress(companion.imageUrl)}
      note={<RetirementNote retiresAt={retiresAt} />}
    >
      {env.features.chat && (
        <LinkButton size="sm" to={chat} aria-label={`${chatLabel} with ${name}`}>
          {chatLabel}
        </LinkButton>
      )}
      <LinkButton size="sm" variant="quiet" to={paths.companion(id)} aria-label={`Profile of ${name}`}>
        Profile
      </LinkButton>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Remove ${name} from favorites`}
        aria-busy={loading}
        onClick={toggle}
      >
        Remove
      </Button>
    </PersonCard>
  );
}
