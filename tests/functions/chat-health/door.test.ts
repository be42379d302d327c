import { randomUUID } from 'node:crypto';
import { tryDoor, wrongInQuery } from '../support/door.ts';
import { chatOf } from '../support/things.ts';

tryDoor({
  name: 'chat-health',
  method: 'GET',
  input: async (person) => ({ chatId: await chatOf(person), r: 'interval' }),
  fields: {
    chatId: { wrong: [...wrongInQuery, '1', 'suki', `${randomUUID()}0`] },
    r: { wrong: ['x'.repeat(5_000)], optional: true },
  },
  ids: [{ field: 'chatId', unknown: randomUUID(), ofAnother: chatOf }],
});
