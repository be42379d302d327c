import { randomUUID } from 'node:crypto';
import { tryDoor, wrongInBody } from '../support/door.ts';
import { chatOf } from '../support/things.ts';

tryDoor({
  name: 'chat-favorite',
  method: 'POST',
  input: async (person) => ({ chatId: await chatOf(person), action: 'save' }),
  fields: {
    chatId: { wrong: [...wrongInBody, 'suki'] },
    action: { wrong: [...wrongInBody, 'delete', 'Save', 'save '] },
  },
  ids: [{ field: 'chatId', unknown: randomUUID(), ofAnother: chatOf }],
});
