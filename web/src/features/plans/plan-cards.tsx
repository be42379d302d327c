import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';
import { plansQuery } from '#shared/plans.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PlanCard, type PlanCardProps } from './plan-card.tsx';
import { PlanGrid, PlanGridLoading } from './plan-grid.tsx';

/** The plans as public pages show them, with a link to sign-up for visitors (R-HOME-04, R-PLAN-10, R-PLAN-11). */
export default function PlanCards({ heading = 'h3' }: Partial<Pick<PlanCardProps, 'heading'>>) {
  const { data: plans, isPending, refetch } = useDeferredQuery(plansQuery());
  const signedOut = useSession().user === null;
  if (isPending) return <PlanGridLoading />;
  if (plans === undefined) {
    return <ErrorState title="The plans could not be loaded" onRetry={() => void refetch()} />;
  }
  return (
    <PlanGrid
      plans={plans}
      renderCard={(plan, wide) => (
        <PlanCard
          plan={plan}
          wide={wide}
          heading={heading}
          action={
            signedOut && (
              <LinkButton
                // What costs nothing needs no choice after sign-up.
                to={paths.signup(plan.lookup_key === null ? undefined : paths.pricingFor(plan.tier))}
                variant={plan.most_popular ? 'primary' : 'secondary'}
              >
                Choose {plan.name}
              </LinkButton>
            )
          }
        />
      )}
    />
  );
}
