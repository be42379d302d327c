import { tryDoor, wrongInBody } from '../support/door.ts';
import { privateCompanionOf } from '../support/things.ts';

tryDoor({
  name: 'chat-ensure',
  method: 'POST',
  input: () => ({ companionId: 'suki' }),
  fields: { companionId: { wrong: wrongInBody } },
  ids: [{ field: 'companionId', unknown: 'nobody', ofAnother: privateCompanionOf }],
});
