import { tryDoor, wrongInBody, wrongInQuery } from '../support/door.ts';
import { privateCompanionOf } from '../support/things.ts';

const ids = [{ field: 'companionId', unknown: 'nobody', ofAnother: privateCompanionOf }];

tryDoor({
  name: 'companion-traits',
  method: 'GET',
  input: () => ({ companionId: 'suki' }),
  fields: { companionId: { wrong: wrongInQuery } },
  ids,
});

tryDoor({
  name: 'companion-traits',
  method: 'POST',
  input: () => ({ companionId: 'suki', traits: ['Playful'] }),
  fields: {
    companionId: { wrong: wrongInBody },
    traits: {
      wrong: [
        ...wrongInBody.filter((value) => !Array.isArray(value)),
        [''],
        [7],
        [null],
        ['no such trait'],
        ['Play\0ful'],
        ['Play\nful'],
        ['x'.repeat(5_000)],
        ['Playful', 'Creative', 'Curious', 'Gentle'],
      ],
    },
  },
  ids,
});
