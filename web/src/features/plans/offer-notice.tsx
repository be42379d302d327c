import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Membership } from './use-membership.ts';

/** Above the plans: says that nothing can be bought now, or that plans are a demo (R-PLAN-19, D-09). */
export function OfferNotice({ membership: { offer, failed, retry } }: { membership: Membership }) {
  if (failed.offer) {
    return (
      <Notice
        kind="warning"
        className="mb-8"
        action={
          <Button size="sm" onClick={retry}>
            Retry
          </Button>
        }
      >
        The prices could not be loaded, so no plan can be bought right now.
      </Notice>
    );
  }
  if (offer?.demo !== true) return null;
  return (
    <Notice kind="info" className="mb-8">
      This is a demo: no payment provider is connected. Try any plan. No money is taken and nothing renews.
    </Notice>
  );
}
