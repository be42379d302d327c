import { randomUUID } from 'node:crypto';
import { checkEndpoint, wrongInBody } from '../support/endpoint-checks.ts';
import { openChat } from '../support/fixtures.ts';
import { newVersions } from '../support/versions.ts';

checkEndpoint({
  name: 'chat-path',
  method: 'POST',
  input: async (person) => {
    const { chatId, ids } = await newVersions(person, 2);
    return { chatId, messageId: ids[0] };
  },
  fields: {
    chatId: { wrong: [...wrongInBody, 'suki', `${randomUUID()}0`] },
    messageId: { wrong: [...wrongInBody, 'suki', `${randomUUID()}0`] },
  },
  ids: [
    { field: 'chatId', unknown: randomUUID(), ownedBy: openChat },
    {
      field: 'messageId',
      unknown: randomUUID(),
      ownedBy: async (owner) => (await newVersions(owner, 2)).ids[0] ?? '',
    },
  ],
});
