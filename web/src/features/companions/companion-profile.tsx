import { ArrowLeft, BookOpen, MessageCircle, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '#lib/brand.ts';
import { env } from '#lib/env.ts';
import { paths } from '#lib/paths.ts';
import { drawnPictures, sceneAddresses } from '#lib/portraits.ts';
import { useGoBack } from '#lib/use-go-back.ts';
import { useIsAdmin } from '#shared/current-user.ts';
import { isRetired } from '#shared/retirement.ts';
import { RetirementNote } from '#shared/retirement-note.tsx';
import { Backdrop } from '#ui/backdrop.tsx';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { CoverPicture } from '#ui/cover-picture.tsx';
import { cx } from '#ui/cx.ts';
import { companionColors } from '#ui/gradient.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { type Companion, gradientOf, profileGradient } from './companion.ts';
import { CompanionAbout, CompanionPersonality } from './companion-tabs.tsx';

/** How many core traits a profile shows (R-COMP-05). */
const SHOWN_TRAITS = 3;

/** A quiet button that can be read on any picture. */
const onPicture = 'bg-raised! text-ink! shadow-soft';

type CompanionProfileProps = {
  companion: Companion;
  heart: ReactNode;
  actions?: ReactNode;
  report?: ReactNode;
};

/** A companion's page: who they are, in their colors, and the way into the conversation. */
export function CompanionProfile({ companion, heart, actions, report }: CompanionProfileProps) {
  const goBack = useGoBack();
  const isAdmin = useIsAdmin();
  const { from, to } = gradientOf(companion, profileGradient);
  const pictures = drawnPictures(companion.imageUrl);
  const traits = companion.coreTraits.slice(0, SHOWN_TRAITS);
  const hasRetired = isRetired(companion.retiresAt);
  return (
    <article style={companionColors(from, to)}>
      <title>{`${companion.name} | ${brand.name}`}</title>
      <header
        className={cx(
          'relative isolate overflow-hidden',
          pictures ? 'border-b border-line bg-raised' : 'bg-companion text-on-companion',
        )}
      >
        {pictures && <Backdrop light={pictures.faint} dark={pictures.faintDark} />}
        <Container className="relative flex flex-col pb-10 md:flex-row md:items-center md:gap-12 md:pb-0">
          <div className="absolute inset-x-4 top-3 z-10 flex items-center justify-between sm:inset-x-8">
            <Button variant="quiet" size="sm" onClick={goBack} className={onPicture}>
              <ArrowLeft aria-hidden="true" className="size-4" />
              Back
            </Button>
            {isAdmin && (
              <LinkButton
                variant="quiet"
                size="sm"
                to={paths.admin.editCompanion(companion.id)}
                className={onPicture}
              >
                <Pencil aria-hidden="true" className="size-4" />
                Edit
              </LinkButton>
            )}
          </div>
          <ProfilePicture imageUrl={companion.imageUrl} from={from} to={to} />
          <div className="flex w-full min-w-0 flex-col gap-4 text-center md:py-16 md:text-left">
            <div>
              <h1 className="font-display text-4xl wrap-anywhere sm:text-5xl">
                <bdi>{companion.name}</bdi>
              </h1>
              <p className="mt-2 text-lg wrap-anywhere">
                <bdi>{companion.tagline}</bdi>
              </p>
            </div>
            <RetirementNote retiresAt={companion.retiresAt} className="justify-center md:justify-start" />
            {traits.length > 0 && (
              <ul aria-label="Core traits" className="flex flex-wrap justify-center gap-2 md:justify-start">
                {traits.map((trait) => (
                  <li
                    key={trait}
                    className="rounded-full border border-current px-3 py-1 text-sm font-semibold wrap-anywhere"
                  >
                    {trait}
                  </li>
                ))}
              </ul>
            )}
            <div className="flex flex-wrap items-center justify-center gap-2 md:justify-start">
              <div className="flex gap-2">
                {env.features.chat && (
                  <LinkButton
                    variant={pictures ? 'primary' : 'secondary'}
                    to={paths.chat({ companionId: companion.id })}
                    className="shadow-soft"
                  >
                    {hasRetired ? (
                      <BookOpen aria-hidden="true" className="size-5" />
                    ) : (
                      <MessageCircle aria-hidden="true" className="size-5" />
                    )}
                    {hasRetired ? 'Read your chat' : 'Start Chatting'}
                  </LinkButton>
                )}
                <div className="rounded-full bg-raised text-accent shadow-soft">{heart}</div>
              </div>
              {!hasRetired && actions}
            </div>
          </div>
        </Container>
      </header>
      <Container className="py-8">
        <Tabs
          label={`About ${companion.name}`}
          tabs={[
            { value: 'about', label: 'About', content: <CompanionAbout companion={companion} /> },
            {
              value: 'personality',
              label: 'Personality',
              content: <CompanionPersonality companion={companion} />,
            },
          ]}
        />
        {report !== undefined && (
          <footer className="mt-12 flex border-t border-line pt-4">
            <div className="-ml-4">{report}</div>
          </footer>
        )}
      </Container>
    </article>
  );
}

type ProfilePictureProps = { imageUrl: string; from: string; to: string };

/** A drawn companion stands in their place, on the lower edge of the header; an uploaded picture is round. */
function ProfilePicture({ imageUrl, from, to }: ProfilePictureProps) {
  const { src, dark } = sceneAddresses(imageUrl);
  if (dark === null) {
    return (
      <Portrait
        src={src}
        alt=""
        from={from}
        to={to}
        size="xl"
        eager
        className="mx-auto mt-16 mb-6 shadow-lifted md:my-10 md:size-56"
      />
    );
  }
  return (
    <CoverPicture
      src={src}
      dark={dark}
      eager
      className="-mx-4 mb-5 aspect-7/8 max-h-112 shrink-0 sm:-mx-8 md:mx-0 md:mt-16 md:mb-0 md:aspect-4/5 md:max-h-none md:w-84 md:rounded-t-lg md:shadow-lifted"
    />
  );
}
