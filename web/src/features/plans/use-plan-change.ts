import { useState } from 'react';
import type { Plan } from '#shared/plans.ts';
import { notify } from '#ui/notify.ts';
import type { ChangeFlow, Choice } from './change-plan.ts';
import { useChangePlan } from './queries.ts';
import { methodFor } from './rules.ts';
import type { Membership } from './use-membership.ts';

export type PlanChange = {
  /** The choice that a dialog asks about. */
  chosen: Choice | null;
  choose: (plan: Plan) => void;
  confirm: () => void;
  close: () => void;
  busy: boolean;
};

/** A change of plan, from the click on a card to the toast about its outcome. */
export function usePlanChange(
  { userId, plans, offer }: Pick<Membership, 'userId' | 'plans' | 'offer'>,
  flow: ChangeFlow,
): PlanChange {
  const [chosen, setChosen] = useState<Choice | null>(null);

  const mutation = useChangePlan(userId, plans, flow);
  const change = (choice: Choice) => mutation.mutate(choice, { onSettled: () => setChosen(null) });

  const choose = (plan: Plan) => {
    const choice = { plan, method: methodFor(plan, offer) };
    const refusal = flow.refusal(choice, offer);
    if (refusal !== null) notify.error(refusal, { duration: flow.toast });
    // Without a price and outside a demo there is nothing to confirm: the server refuses and says why.
    else if (choice.method.to === 'set-tier' && offer?.demo !== true) change(choice);
    else setChosen(choice);
  };

  return {
    chosen,
    choose,
    confirm: () => chosen && change(chosen),
    close: () => setChosen(null),
    busy: mutation.isPending,
  };
}
