import { useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { env } from '#lib/env.ts';
import { cutAtWord } from '#lib/excerpt.ts';
import { paths } from '#lib/paths.ts';
import { sceneAddresses } from '#lib/portraits.ts';
import { RetirementNote } from '#shared/retirement-note.tsx';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { CoverPicture } from '#ui/cover-picture.tsx';
import { companionColors } from '#ui/gradient.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { browseGradient, gradientOf } from './companion.ts';
import { type CompanionSummary, EXCERPT_LENGTH } from './companion-summary.ts';
import { companionQuery } from './queries.ts';

type CompanionCardProps = {
  companion: CompanionSummary;
  heart: ReactNode;
  /** Among the first on the page, so its picture is fetched at once. */
  eager: boolean;
};

/** A companion in the grid, with everything that leads to them (R-BROWSE-04, R-BROWSE-05). */
export function CompanionCard({ companion, heart, eager }: CompanionCardProps) {
  const client = useQueryClient();
  const prefetch = () => void client.prefetchQuery(companionQuery(companion.id));
  const { from, to } = gradientOf(companion, browseGradient);
  return (
    <Card
      style={companionColors(from, to)}
      className="group relative flex h-full flex-col overflow-hidden transition-[translate,box-shadow] duration-200 hover:-translate-y-1 hover:shadow-lifted"
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <CoverPicture {...sceneAddresses(companion.imageUrl)} eager={eager} className="aspect-7/8" />
      <div className="absolute top-3 right-3 rounded-full bg-raised/85 text-accent shadow-soft backdrop-blur-sm">
        {heart}
      </div>
      <div className="flex grow flex-col gap-3 p-5">
        <div>
          <h2 className="font-display text-2xl wrap-anywhere" dir="auto">
            {companion.name}
          </h2>
          <p className="mt-1 font-medium wrap-anywhere text-accent" dir="auto">
            {companion.tagline}
          </p>
          <RetirementNote retiresAt={companion.retiresAt} className="mt-2 text-muted" />
        </div>
        <p className="wrap-anywhere text-muted" dir="auto">
          {cutAtWord(companion.description, EXCERPT_LENGTH)}
        </p>
        {companion.coreTraits.length > 0 && (
          <ul aria-label="Traits" className="flex flex-wrap gap-1.5">
            {companion.coreTraits.slice(0, 3).map((trait) => (
              <li key={trait}>
                <Chip className="wrap-anywhere">{trait}</Chip>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto flex gap-2 pt-2">
          <LinkButton
            to={paths.companion(companion.id)}
            aria-label={`View Profile of ${companion.name}`}
            className="grow px-3! text-sm! whitespace-nowrap"
          >
            View Profile
          </LinkButton>
          {env.features.chat && (
            <LinkButton
              variant="primary"
              to={paths.chat({ companionId: companion.id, companion: companion.name })}
              aria-label={`Chat with ${companion.name}`}
              className="grow px-3! text-sm! whitespace-nowrap"
            >
              <MessageCircle aria-hidden="true" className="size-5" />
              Chat
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}
