import { checkEndpoint, wrongInBody } from '../support/endpoint-checks.ts';

checkEndpoint({
  name: 'user-set-tier',
  method: 'POST',
  input: () => ({ tier: 'basic' }),
  fields: { tier: { wrong: [...wrongInBody, 'gold', 'Free', 'free '] } },
});
