import { Button } from '#ui/button.tsx';
import { useOpenPortal } from './queries.ts';

/** Opens the billing portal, which is also where a cancellation is taken back: then it is the primary button. */
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
