import type { stripeDowngrade } from '#contracts/stripe-downgrade.ts';
import { leavePlan } from '../_shared/billing/leave-plan.ts';
import type { Handler } from '../_shared/http/context.ts';

export const handleDowngrade: Handler<typeof stripeDowngrade> = (context) => leavePlan(context);
