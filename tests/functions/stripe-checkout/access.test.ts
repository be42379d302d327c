import { checkEndpoint, wrongInBody } from '../support/endpoint-checks.ts';

checkEndpoint({
  name: 'stripe-checkout',
  method: 'POST',
  input: () => ({ priceId: 'price_1' }),
  fields: {
    priceId: { wrong: [...wrongInBody, 'price 1', '../customers'] },
    success_url: { wrong: ['https://elsewhere.test/paid'], optional: true },
    cancel_url: { wrong: ['https://elsewhere.test/canceled'], optional: true },
    returnUrl: { wrong: ['https://elsewhere.test', '/subscription'], optional: true },
  },
});
