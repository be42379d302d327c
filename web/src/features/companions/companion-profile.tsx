import { ArrowLeft, MessageCircle, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '#lib/brand.ts';
import { env } from '#lib/env.ts';
import { paths } from '#lib/paths.ts';
import { faceAddress } from '#lib/portraits.ts';
import { useGoBack } from '#lib/use-go-back.ts';
import { useIsAdmin } from '#shared/current-user.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { cx } from '#ui/cx.ts';
import { companionColors } from '#ui/gradient.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { type Companion, gradientOf, profileGradient } from './companion.ts';
import { CompanionAbout, CompanionPersonality } from './companion-tabs.tsx';

/** How many core traits a profile shows (R-COMP-05). */
const SHOWN_TRAITS = 3;

/** A quiet button on the companion's own colors. */
const onCompanion = 'text-inherit! hover:bg-(--companion-ink)/10';

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
  const traits = companion.coreTraits.slice(0, SHOWN_TRAITS);
  return (
    <article style={companionColors(from, to)}>
      <title>{`${companion.name} | ${brand.name}`}</title>
      <header className="bg-companion text-on-companion">
        <Container className="pt-4 pb-10">
          <div className="flex items-center justify-between">
            <Button variant="quiet" size="sm" onClick={goBack} className={cx('-ml-4', onCompanion)}>
              <ArrowLeft aria-hidden="true" className="size-4" />
              Back
            </Button>
            {isAdmin && (
              <LinkButton
                variant="quiet"
                size="sm"
                to={paths.admin.editCompanion(companion.id)}
                className={cx('-mr-4', onCompanion)}
              >
                <Pencil aria-hidden="true" className="size-4" />
                Edit
              </LinkButton>
            )}
          </div>
          <div className="mt-6 flex flex-col items-center gap-6 text-center md:flex-row md:gap-10 md:text-left">
            <Portrait
              src={faceAddress(companion.imageUrl)}
              alt=""
              from={from}
              to={to}
              size="xl"
              eager
              className="shadow-lifted md:size-56"
            />
            <div className="flex w-full min-w-0 flex-col gap-4">
              <div>
                <h1 className="font-display text-4xl wrap-anywhere sm:text-5xl">
                  <bdi>{companion.name}</bdi>
                </h1>
                <p className="mt-2 text-lg wrap-anywhere">
                  <bdi>{companion.tagline}</bdi>
                </p>
              </div>
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
                    <LinkButton to={paths.chat({ companionId: companion.id })} className="shadow-soft">
                      <MessageCircle aria-hidden="true" className="size-5" />
                      Start Chatting
                    </LinkButton>
                  )}
                  <div className="rounded-full bg-raised text-accent shadow-soft">{heart}</div>
                </div>
                {actions}
              </div>
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
