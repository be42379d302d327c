import { type ReactNode, Suspense } from 'react';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { Container } from '#ui/container.tsx';
import { cx } from '#ui/cx.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LatestCompanionsLoading, LineUpLoading } from './loading.tsx';
import { Section } from './section.tsx';

// What needs data comes after the first paint: the words and the buttons do not wait for it.
const LineUp = lazyPart('default', () => import('./line-up.tsx'));
const LatestCompanions = lazyPart('default', () => import('./latest-companions.tsx'));

/** The home page (checklist HOME); `plans` are the cards of the plan section. */
export function HomeScreen({ plans }: { plans: ReactNode }) {
  const signedIn = useSession().user !== null;
  const way = signedIn
    ? { to: paths.browse, label: 'Browse Companions', className: '' }
    : { to: paths.signup(), label: 'Find Your Match', className: 'for-visitors' };

  return (
    <>
      <title>{`${brand.name} | Find Your Perfect AI Companion`}</title>
      <div className="dusk-glow overflow-hidden">
        <Container className="flex flex-col gap-8 pt-8 pb-10 sm:pt-12 lg:gap-10 lg:pt-14">
          <div className="grid gap-5 lg:grid-cols-[1fr_26rem] lg:items-end lg:gap-12">
            <h1 className="font-display text-[2.5rem] sm:text-6xl">Find Your Perfect AI Companion</h1>
            <div className="flex flex-col gap-5 lg:items-start">
              <p className="max-w-prose text-lg text-muted">
                Someone with a past, a temper and opinions about breakfast, awake whenever you are.
              </p>
              <LinkButton to={way.to} variant="primary" className={cx('min-h-13 text-lg', way.className)}>
                {way.label}
              </LinkButton>
            </div>
          </div>
          <Suspense fallback={<LineUpLoading />}>
            <LineUp />
          </Suspense>
          <p className="text-sm text-muted">
            Every companion is an AI and says so. For adults only. May not be suitable for some minors.
          </p>
        </Container>
      </div>

      <Section title="Latest companions" text="They just moved in. Go say hello.">
        <Suspense fallback={<LatestCompanionsLoading />}>
          <LatestCompanions />
        </Suspense>
      </Section>

      <HowItWorks />

      <Section id="pricing" title="Plans" text="Start free. Stay for more time, and for chats that are kept.">
        {plans}
      </Section>

      <Section className="pb-24">
        <div className="dusk-glow flex flex-col items-center gap-6 rounded-lg border border-line bg-raised px-6 py-16 text-center">
          <h2 className="max-w-prose font-display text-4xl">Someone is about to ask how your day was.</h2>
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to={way.to} variant="primary" className={way.className}>
              {way.label}
            </LinkButton>
            <LinkButton to={paths.about}>
              Learn More <span className="sr-only">about {brand.name}</span>
            </LinkButton>
          </div>
        </div>
      </Section>
    </>
  );
}
