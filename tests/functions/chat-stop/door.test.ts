import { randomUUID } from 'node:crypto';
import { tryDoor, wrongInBody } from '../support/door.ts';
import { turnOf } from '../support/things.ts';

tryDoor({
  name: 'chat-stop',
  method: 'POST',
  input: async (person) => ({ turnId: (await turnOf(person)).turnId }),
  fields: { turnId: { wrong: [...wrongInBody, 'suki', `${randomUUID()}0`] } },
  ids: [
    {
      field: 'turnId',
      unknown: randomUUID(),
      ofAnother: async (owner) => (await turnOf(owner)).turnId,
    },
  ],
});
