import { randomUUID } from 'node:crypto';
import { checkEndpoint, wrongInBody } from '../support/endpoint-checks.ts';
import { openChat } from '../support/fixtures.ts';

checkEndpoint({
  name: 'chat-activate',
  method: 'POST',
  input: async (person) => ({ chatId: await openChat(person) }),
  fields: { chatId: { wrong: [...wrongInBody, 'suki', `${randomUUID()}0`] } },
  ids: [{ field: 'chatId', unknown: randomUUID(), ownedBy: openChat }],
});
