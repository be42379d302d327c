import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import type { Plan } from '#shared/plans.ts';
import { Chip } from '#ui/chip.tsx';
import { Container } from '#ui/container.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Figures } from './figures.tsx';
import { RecentUpdates } from './recent-updates.tsx';

type DashboardScreenProps = {
  /** The person's plan; undefined until it is known. */
  plan: Plan | undefined;
  /** The person's conversations, companions and favorites, and who is new; null until all of them can be shown. */
  people: ReactNode | null;
};

/** The person's own page: the people first, then what was done, the plan and the news (R-FIRST-18). */
export function DashboardScreen({ plan, people }: DashboardScreenProps) {
  const { user } = useSession();
  const { data: row } = useQuery(currentUserQuery(user?.id ?? ''));
  const name = row?.full_name || user?.fullName || user?.email;
  return (
    <Container className="flex flex-col gap-8 pt-8 pb-14">
      <title>{`Dashboard | ${brand.name}`}</title>
      <h1 className="font-display text-3xl wrap-anywhere sm:text-4xl">Welcome, {name}</h1>
      {people === null ? (
        <PeopleLoading />
      ) : (
        <>
          {people}
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-5">
            <Figures />
            <PlanLine plan={plan} />
          </div>
          <RecentUpdates />
        </>
      )}
    </Container>
  );
}

/** As tall as the window, so that nothing below moves when the people are there. */
function PeopleLoading() {
  return (
    <div role="status" aria-label="Loading your people" className="flex min-h-dvh flex-col gap-8">
      <Skeleton className="h-72 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  );
}

/** The plan and the way to change it (R-DASH-02). */
function PlanLine({ plan }: { plan: Plan | undefined }) {
  return (
    <p className="flex min-h-8 flex-wrap items-center gap-3">
      {plan && <Chip>{plan.name} plan</Chip>}
      <TextLink to={paths.subscription}>Manage Subscription</TextLink>
    </p>
  );
}
