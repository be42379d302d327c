import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { timings } from '#lib/timings.ts';
import { readPlanAgain } from '#shared/plan-changes.ts';
import type { Plan } from '#shared/plans.ts';
import { notify } from '#ui/notify.ts';
import type { HeldPlan } from './api.ts';
import { type ChangeFlow, type Choice, changePlan } from './change-plan.ts';
import { staysUntil, wayTo } from './rules.ts';
import type { Membership } from './use-membership.ts';

export type PlanChange = {
  /** The choice that waits for the person's word. */
  asked: Choice | null;
  choose: (plan: Plan) => void;
  confirm: () => void;
  close: () => void;
  busy: boolean;
};

/** A change of plan from the click on a card to what is said about it. */
export function usePlanChange(
  { userId, plans, offer }: Pick<Membership, 'userId' | 'plans' | 'offer'>,
  flow: ChangeFlow,
): PlanChange {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Choice | null>(null);

  const change = useMutation({
    mutationFn: (choice: Choice) => changePlan(choice, flow),
    onSuccess: async (held) => {
      await readPlanAgain(client, userId);
      if (held) notify.success(sentenceFor(held, plans ?? []), { duration: timings.toastLong });
    },
    onError: (error, choice) => notify.error(flow.failure(choice, error), { duration: flow.toast }),
    onSettled: () => setAsked(null),
  });

  const choose = (plan: Plan) => {
    const choice = { plan, way: wayTo(plan, offer) };
    const refusal = flow.refusal(choice, offer);
    if (refusal !== null) notify.error(refusal, { duration: flow.toast });
    // Nothing can be paid and nothing is tried out here: there is nothing to confirm, only the server's word to hear.
    else if (choice.way.to === 'set-tier' && offer?.demo !== true) change.mutate(choice);
    else setAsked(choice);
  };

  return {
    asked,
    choose,
    confirm: () => asked && change.mutate(asked),
    close: () => setAsked(null),
    busy: change.isPending,
  };
}

/** What to say of a change that was made. */
function sentenceFor({ tier, endsAt }: HeldPlan, plans: Plan[]): string {
  const name = plans.find((plan) => plan.tier === tier)?.name ?? tier;
  return endsAt === null ? `Plan updated: now on ${name}.` : staysUntil(name, endsAt);
}
