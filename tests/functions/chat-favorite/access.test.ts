import { randomUUID } from 'node:crypto';
import { checkEndpoint, wrongInBody } from '../support/endpoint-checks.ts';
import { openChat } from '../support/fixtures.ts';

checkEndpoint({
  name: 'chat-favorite',
  method: 'POST',
  input: async (person) => ({ chatId: await openChat(person), action: 'save' }),
  fields: {
    chatId: { wrong: [...wrongInBody, 'suki'] },
    action: { wrong: [...wrongInBody, 'delete', 'Save', 'save '] },
  },
  ids: [{ field: 'chatId', unknown: randomUUID(), ownedBy: openChat }],
});
