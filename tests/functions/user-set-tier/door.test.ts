import { tryDoor, wrongInBody } from '../support/door.ts';

tryDoor({
  name: 'user-set-tier',
  method: 'POST',
  input: () => ({ tier: 'basic' }),
  fields: { tier: { wrong: [...wrongInBody, 'gold', 'Free', 'free '] } },
});
