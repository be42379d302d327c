import { checkEndpoint } from '../support/endpoint-checks.ts';

checkEndpoint({ name: 'stripe-downgrade', method: 'POST', input: () => ({}), fields: {} });
