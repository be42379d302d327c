import { checkEndpoint, wrongInBody } from '../support/endpoint-checks.ts';

// A NUL is no part of an address either, but it reaches the comparison and is refused there.
const wrong = [...wrongInBody.filter((value) => value !== 'x\0y'), 'x'.repeat(1001)];

checkEndpoint({
  name: 'user-delete',
  method: 'POST',
  openToBlocked: true,
  input: ({ email }) => ({ confirmation: email }),
  fields: { confirmation: { wrong } },
});
