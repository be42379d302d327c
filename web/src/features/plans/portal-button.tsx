import { Button } from '#ui/button.tsx';
import { useOpenPortal } from './queries.ts';

/** Leaves for the billing portal. A plan that is about to end is taken back there, which is then the thing to do. */
export function PortalButton({ endingPlan }: { endingPlan: string | null }) {
  const portal = useOpenPortal();
  return (
    <Button
      variant={endingPlan === null ? 'secondary' : 'primary'}
      busy={portal.isPending}
      onClick={() => portal.mutate()}
    >
      {endingPlan === null ? 'Billing portal' : `Keep ${endingPlan} in the billing portal`}
    </Button>
  );
}
