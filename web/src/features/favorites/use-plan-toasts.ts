import { useSession } from '#lib/session.ts';
import { timings } from '#lib/timings.ts';
import { usePlanTransition } from '#shared/plan-transition.ts';
import type { Plan } from '#shared/plans.ts';
import { notify } from '#ui/notify.ts';

/**
 * Says what a change of plan means for the hearts on the screen (R-BROWSE-12, D-18.2); they show what the server kept.
 */
export function usePlanToasts(): void {
  usePlanTransition(useSession().user?.id ?? '', showPlanToast);
}

function showPlanToast({ name, favorites }: Plan): void {
  if (favorites === 0) {
    notify.warning('Plan downgraded: favorites cleared. Hearts removed.', {
      id: 'plan-changed',
      duration: timings.toastLong,
    });
  } else {
    notify.info(`Plan updated: now on ${name}.`, { id: 'plan-changed', duration: timings.toast });
  }
}
