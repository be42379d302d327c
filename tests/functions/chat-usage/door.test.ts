import { tryDoor, wrongInQuery } from '../support/door.ts';
import { privateCompanionOf } from '../support/things.ts';

tryDoor({
  name: 'chat-usage',
  method: 'GET',
  input: () => ({ companionId: 'suki' }),
  fields: { companionId: { wrong: wrongInQuery, optional: true } },
  ids: [{ field: 'companionId', unknown: 'nobody', ofAnother: privateCompanionOf }],
});
