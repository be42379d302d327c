import { Failure } from '../local/launch/failure.mjs';

/** Of each group one variable must be set. */
const required = [
  ['SUPABASE_URL'],
  ['SUPABASE_SERVICE_ROLE_KEY', 'SUPABASE_SECRET_KEYS'],
  ['STRIPE_SECRET_KEY'],
];

/** Ends with a Failure that names every variable the Stripe commands miss. */
export function expectStripeEnvironment(): void {
  const missing = required.filter((names) => !names.some((name) => (Deno.env.get(name) ?? '').trim() !== ''));
  if (missing.length === 0) return;
  throw new Failure(`Not set: ${missing.map((names) => names.join(' or ')).join(', ')}.`);
}
