import { checkEndpoint, wrongInBody } from '../support/endpoint-checks.ts';

checkEndpoint({
  name: 'stripe-sync',
  method: 'POST',
  input: () => ({ session_id: 'cs_test_1' }),
  fields: { session_id: { wrong: [...wrongInBody, 'cs_', 'cs_1/expire', 'sub_1'], optional: true } },
});
