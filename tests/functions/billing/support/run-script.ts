import { secretKey } from '../../../support/scripted-stripe/server.ts';
import { runScript } from '../../support/run-script.ts';
import type { Payments } from './payments.ts';

/** Runs a script of Stripe's, against these payments. */
export function runStripeScript(
  { stack, stripe }: Payments,
  script: string,
  args: string[] = [],
  env: Record<string, string> = {},
) {
  return runScript(stack, script, args, {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_API_BASE: stripe.baseUrl,
    ...env,
  });
}
