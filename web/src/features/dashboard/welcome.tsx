import { useQuery } from '@tanstack/react-query';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import { useShownPlan } from '#shared/shown-plan.ts';
import { Chip } from '#ui/chip.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** The name and the plan of the person (R-DASH-02). */
export function Welcome() {
  const { user } = useSession();
  const { data: row } = useQuery(currentUserQuery(user?.id ?? ''));
  const { plan } = useShownPlan(user?.id ?? '');
  const name = row?.full_name || user?.fullName || user?.email;
  return (
    <header className="flex flex-wrap items-end justify-between gap-6">
      <div className="flex min-w-0 flex-col items-start gap-3">
        {plan && <Chip>{plan.name} plan</Chip>}
        <h1 className="font-display text-4xl wrap-anywhere sm:text-5xl">Welcome, {name}</h1>
      </div>
      <LinkButton to={paths.subscription}>Manage Subscription</LinkButton>
    </header>
  );
}
