import { randomUUID } from 'node:crypto';
import { tryDoor, wrongInQuery } from '../support/door.ts';
import { turnOf } from '../support/things.ts';

tryDoor({
  name: 'chat-turn',
  method: 'GET',
  input: async (person) => ({ turnId: (await turnOf(person)).turnId }),
  fields: {
    turnId: { wrong: [...wrongInQuery, 'suki', '1'] },
    from: { wrong: ['-1', '1.5', 'x', '1e3', '99999999'], optional: true },
  },
  ids: [
    {
      field: 'turnId',
      unknown: randomUUID(),
      ofAnother: async (owner) => (await turnOf(owner)).turnId,
    },
  ],
});
