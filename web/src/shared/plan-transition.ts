import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { currentUserQuery } from './current-user.ts';
import { type Plan, plansQuery } from './plans.ts';

/**
 * Calls `onChange` when the person's row names another plan than it did before on this screen, whoever changed it
 * (R-BROWSE-12, R-CHAT-30).
 */
export function usePlanTransition(userId: string, onChange: (now: Plan, before: Plan) => void): void {
  const plans = useQuery(plansQuery());
  const user = useQuery(currentUserQuery(userId));
  const plan = plans.data?.find(({ tier }) => tier === user.data?.subscription_tier);
  const last = useRef(plan);
  useEffect(() => {
    if (plan === undefined) return;
    const before = last.current;
    last.current = plan;
    if (before !== undefined && plan.tier !== before.tier) onChange(plan, before);
  });
}
