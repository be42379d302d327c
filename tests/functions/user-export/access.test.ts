import { checkEndpoint } from '../support/endpoint-checks.ts';

checkEndpoint({ name: 'user-export', method: 'GET', input: () => ({}), fields: {}, openToBlocked: true });
