import { checkEndpoint } from '../support/endpoint-checks.ts';

checkEndpoint({ name: 'companion-core-traits', method: 'GET', input: () => ({}), fields: {} });
