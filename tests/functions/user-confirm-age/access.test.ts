import { checkEndpoint, wrongInBody } from '../support/endpoint-checks.ts';

checkEndpoint({
  name: 'user-confirm-age',
  method: 'POST',
  input: () => ({ birthDate: '1990-05-06' }),
  fields: { birthDate: { wrong: [...wrongInBody, '06.05.1990', '1990-05-06T00:00:00Z'] } },
});
