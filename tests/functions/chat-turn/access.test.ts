import { randomUUID } from 'node:crypto';
import { checkEndpoint, wrongInQuery } from '../support/endpoint-checks.ts';
import { newTurn } from '../support/fixtures.ts';

checkEndpoint({
  name: 'chat-turn',
  method: 'GET',
  input: async (person) => ({ turnId: (await newTurn(person)).turnId }),
  fields: {
    turnId: { wrong: [...wrongInQuery, 'suki', '1'] },
    from: { wrong: ['-1', '1.5', 'x', '1e3', '99999999'], optional: true },
  },
  ids: [
    {
      field: 'turnId',
      unknown: randomUUID(),
      ownedBy: async (owner) => (await newTurn(owner)).turnId,
    },
  ],
});
