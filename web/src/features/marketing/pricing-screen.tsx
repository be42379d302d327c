import { lazy, Suspense } from 'react';
import { brand } from '../../lib/brand.ts';
import { Container } from '../../ui/container.tsx';
import { PlanCardsLoading } from './loading.tsx';

const PlanCards = lazy(() => import('./plan-cards.tsx'));

/** What each plan costs and gives (R-PLAN-10, R-PLAN-11). */
export function PricingScreen() {
  return (
    <Container className="py-14">
      <title>{`Pricing | ${brand.name}`}</title>
      <h1 className="font-display text-5xl">Pricing</h1>
      <p className="mt-3 mb-10 max-w-prose text-lg text-muted">
        Every plan talks with every companion. Paid plans give you more messages, more time, and chats that
        are kept.
      </p>
      <Suspense fallback={<PlanCardsLoading />}>
        <PlanCards heading="h2" />
      </Suspense>
    </Container>
  );
}
