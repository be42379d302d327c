import { checkEndpoint } from '../support/endpoint-checks.ts';

checkEndpoint({ name: 'admin-dashboard', method: 'GET', admin: true, input: () => ({}), fields: {} });
