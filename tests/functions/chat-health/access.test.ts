import { randomUUID } from 'node:crypto';
import { checkEndpoint, wrongInQuery } from '../support/endpoint-checks.ts';
import { openChat } from '../support/fixtures.ts';

checkEndpoint({
  name: 'chat-health',
  method: 'GET',
  input: async (person) => ({ chatId: await openChat(person), r: 'interval' }),
  fields: {
    chatId: { wrong: [...wrongInQuery, '1', 'suki', `${randomUUID()}0`] },
    r: { wrong: ['x'.repeat(5_000)], optional: true },
  },
  ids: [{ field: 'chatId', unknown: randomUUID(), ownedBy: openChat }],
});
