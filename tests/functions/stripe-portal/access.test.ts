import { checkEndpoint } from '../support/endpoint-checks.ts';

checkEndpoint({
  name: 'stripe-portal',
  method: 'POST',
  input: () => ({}),
  fields: { return_url: { wrong: ['https://elsewhere.test', '/subscription'], optional: true } },
});
