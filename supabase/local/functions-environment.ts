import type { Keys } from './keys.ts';
import { PROVIDER_VARIABLES } from './launch/chat-model.mjs';

/**
 * Gives the functions what hosted Supabase gives them as secrets, and what only the embedded stack has: paid plans
 * without Stripe (D-09) and, where no provider is set, the demo model (D-07). What is set already stays.
 */
export function setFunctionsEnvironment(apiUrl: string, siteUrl: string, keys: Keys): void {
  Deno.env.set('SUPABASE_URL', apiUrl);
  Deno.env.set('SUPABASE_ANON_KEY', keys.publishableKey);
  Deno.env.set('SUPABASE_SERVICE_ROLE_KEY', keys.secretKey);
  Deno.env.set('JWT_SECRET', keys.jwtSecret);
  Deno.env.set('SITE_URL', siteUrl);
  setDefault('DEMO_PLANS', 'true');
  if (!PROVIDER_VARIABLES.some((name) => isSet(name)))
    setDefault('DEMO_MODEL_BASE_URL', `${apiUrl}/demo-model/v1`);
}

function setDefault(name: string, value: string): void {
  if (!isSet(name)) Deno.env.set(name, value);
}

function isSet(name: string): boolean {
  return (Deno.env.get(name) ?? '') !== '';
}
