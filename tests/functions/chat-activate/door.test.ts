import { randomUUID } from 'node:crypto';
import { tryDoor, wrongInBody } from '../support/door.ts';
import { chatOf } from '../support/things.ts';

tryDoor({
  name: 'chat-activate',
  method: 'POST',
  input: async (person) => ({ chatId: await chatOf(person) }),
  fields: { chatId: { wrong: [...wrongInBody, 'suki', `${randomUUID()}0`] } },
  ids: [{ field: 'chatId', unknown: randomUUID(), ofAnother: chatOf }],
});
