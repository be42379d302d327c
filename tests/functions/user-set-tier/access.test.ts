import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { userSetTier } from '#contracts/user-set-tier.ts';
import type { Database } from '#database.types.ts';
import { parseEnv } from '../../../supabase/functions/_shared/http/env.ts';
import { serve } from '../../../supabase/functions/_shared/http/serve.ts';
import { handleSetTier } from '../../../supabase/functions/user-set-tier/handler.ts';
import { checkEndpoint, wrongInBody } from '../support/endpoint-checks.ts';
import { newPerson } from '../support/people.ts';
import { sql, stack } from '../support/stack.ts';

checkEndpoint({
  name: 'user-set-tier',
  method: 'POST',
  input: () => ({ tier: 'basic' }),
  fields: { tier: { wrong: [...wrongInBody, 'gold', 'Free', 'free '] } },
});

test.each([
  ['true', 200, 'ultimate'],
  ['', 403, 'free'],
])(
  '[R-PAY-15] without Stripe and with DEMO_PLANS="%s" a paid plan is answered with %i',
  async (demoPlans, status, tier) => {
    const person = await newPerson();
    const values: Record<string, string> = {
      SUPABASE_URL: stack.apiUrl,
      SUPABASE_SERVICE_ROLE_KEY: stack.secretKey,
      JWT_SECRET: stack.jwtSecret,
      DEMO_PLANS: demoPlans,
    };
    const db = createClient<Database>(stack.apiUrl, stack.secretKey, {
      auth: { persistSession: false },
      // The client wants a WebSocket for realtime, which nothing here uses and Node 20 does not have.
      realtime: { transport: class {} as unknown as typeof WebSocket },
    });
    const env = parseEnv((name) => values[name]);
    const service = serve(userSetTier, handleSetTier, () => ({ env, db, waitUntil: () => {} }));
    const response = await service.fetch(
      new Request('http://functions.test/user-set-tier', {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}` },
        body: JSON.stringify({ tier: 'ultimate' }),
      }),
    );
    expect(response.status).toBe(status);
    expect(await sql('select subscription_tier from users where id = $1', [person.id])).toEqual([
      { subscription_tier: tier },
    ]);
  },
);
