import { checkEndpoint } from '../support/endpoint-checks.ts';

checkEndpoint({ name: 'memory-clear', method: 'POST', input: () => ({}), fields: {} });
