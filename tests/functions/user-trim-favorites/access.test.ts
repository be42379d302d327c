import { checkEndpoint } from '../support/endpoint-checks.ts';

checkEndpoint({ name: 'user-trim-favorites', method: 'POST', input: () => ({}), fields: {} });
