import { randomUUID } from 'node:crypto';
import { checkEndpoint, wrongInBody } from '../support/endpoint-checks.ts';
import { newTurn } from '../support/fixtures.ts';

checkEndpoint({
  name: 'chat-stop',
  method: 'POST',
  input: async (person) => ({ turnId: (await newTurn(person)).turnId }),
  fields: { turnId: { wrong: [...wrongInBody, 'suki', `${randomUUID()}0`] } },
  ids: [
    {
      field: 'turnId',
      unknown: randomUUID(),
      ownedBy: async (owner) => (await newTurn(owner)).turnId,
    },
  ],
});
