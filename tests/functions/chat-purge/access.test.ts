import { randomUUID } from 'node:crypto';
import { checkEndpoint, wrongInBody } from '../support/endpoint-checks.ts';
import { newDeleted } from '../support/versions.ts';

checkEndpoint({
  name: 'chat-purge',
  method: 'POST',
  input: async (person) => ({ id: await newDeleted(person) }),
  fields: { id: { wrong: [...wrongInBody, 'suki', `${randomUUID()}0`] } },
  ids: [{ field: 'id', unknown: randomUUID(), ownedBy: newDeleted }],
});
