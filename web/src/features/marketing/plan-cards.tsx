import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { type Plan, plansQuery } from '../../lib/plans.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { planGrid } from './grids.ts';
import { PlanCardsLoading } from './loading.tsx';
import { allowances, monthlyPrice } from './rules.ts';

/** Every plan of the plan table: three cards, and the last one wide below them (R-HOME-04, R-PLAN-10). `heading` fits the page's outline. */
export default function PlanCards({ heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  const { data: plans, isPending, refetch } = useQuery(plansQuery(), queryClient);
  if (isPending) return <PlanCardsLoading />;
  if (plans === undefined) {
    return <ErrorState title="The plans could not be loaded" onRetry={() => void refetch()} />;
  }
  return (
    <ul className={planGrid}>
      {plans.map((plan, index) => (
        <li key={plan.tier} className={cx(index >= 3 && 'md:col-span-3')}>
          <PlanCard plan={plan} wide={index >= 3} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

type PlanCardProps = { plan: Plan; wide: boolean; heading: 'h2' | 'h3' };

function PlanCard({ plan, wide, heading: Heading }: PlanCardProps) {
  const signedOut = useSession().user === null;
  return (
    <Card
      className={cx(
        'relative flex h-full flex-col gap-6 p-7',
        wide && 'md:flex-row md:items-center md:justify-between md:gap-12',
        plan.most_popular && 'border-2 border-accent shadow-lifted',
      )}
    >
      {plan.most_popular && (
        <p className="absolute -top-3.5 left-7 rounded-full bg-ink px-3 py-1 text-xs font-semibold text-surface">
          Most Popular
        </p>
      )}
      <header>
        <Heading className="font-display text-2xl">{plan.name}</Heading>
        <p className="mt-1 flex items-baseline gap-1.5">
          <span className="font-display text-4xl font-semibold">{monthlyPrice(plan)}</span>
          <span className="text-muted">a month</span>
        </p>
      </header>
      <ul className={cx('flex flex-col gap-2.5', wide && 'md:grid md:flex-1 md:grid-cols-2 md:gap-x-10')}>
        {allowances(plan).map((line) => (
          <li key={line} className="flex items-start gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
            {line}
          </li>
        ))}
      </ul>
      {signedOut && (
        <LinkButton
          to={paths.signup()}
          variant={plan.most_popular ? 'primary' : 'secondary'}
          className={cx('mt-auto', wide && 'md:mt-0')}
        >
          Choose {plan.name}
        </LinkButton>
      )}
    </Card>
  );
}
