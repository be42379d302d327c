import { type ReactNode, Suspense } from 'react';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { Container } from '#ui/container.tsx';
import { cx } from '#ui/cx.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { WhenInView } from '#ui/when-in-view.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { HeroPortraitsLoading, LatestCompanionsLoading } from './loading.tsx';
import { Section } from './section.tsx';

// What needs data comes after the first paint: the words and the buttons do not wait for it.
const HeroPortraits = lazyPart(() => import('./hero-portraits.tsx'));
const LatestCompanions = lazyPart(() => import('./latest-companions.tsx'));

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
        <Container className="grid items-center gap-12 pt-12 pb-10 md:grid-cols-[1.05fr_1fr] md:pt-20 md:pb-12">
          <div className="flex flex-col items-start gap-6">
            <h1 className="font-display text-5xl sm:text-6xl lg:text-7xl">Find Your Perfect AI Companion</h1>
            <p className="max-w-prose text-lg text-muted sm:text-xl">
              Somebody with a past, a temper and opinions about breakfast. Awake when you are, curious about
              your day, and never in a hurry.
            </p>
            <LinkButton to={way.to} variant="primary" className={cx('text-lg', way.className)}>
              {way.label}
            </LinkButton>
            <p className="text-sm text-muted">
              Free to start, for adults. Every companion is a computer program and says so.
            </p>
          </div>
          <Suspense fallback={<HeroPortraitsLoading />}>
            <HeroPortraits />
          </Suspense>
        </Container>
      </div>

      <Section title="Latest companions" text="New here, and looking forward to meeting you.">
        <WhenInView loading={<LatestCompanionsLoading />}>
          <LatestCompanions />
        </WhenInView>
      </Section>

      <HowItWorks />

      <Section
        id="pricing"
        title="Plans"
        text="Start for nothing. Stay for more time, and for chats that are kept."
      >
        {plans}
      </Section>

      <Section className="pb-24">
        <div className="dusk-glow flex flex-col items-center gap-6 rounded-lg border border-line bg-raised px-6 py-16 text-center">
          <h2 className="max-w-prose font-display text-4xl">Somebody is about to ask how your day was.</h2>
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
