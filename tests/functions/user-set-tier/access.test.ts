import { expect, test } from 'vitest';
import { userSetTier } from '#contracts/user-set-tier.ts';
import { handleSetTier } from '../../../supabase/functions/user-set-tier/handler.ts';
import { functionInProcess } from '../../support/function-in-process.ts';
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
    const service = functionInProcess(userSetTier, handleSetTier, {
      ...stack,
      values: { DEMO_PLANS: demoPlans },
    });
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
