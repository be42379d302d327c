import { tryDoor } from '../support/door.ts';

tryDoor({
  name: 'stripe-portal',
  method: 'POST',
  input: () => ({}),
  fields: { return_url: { wrong: ['https://elsewhere.test', '/subscription'], optional: true } },
});
