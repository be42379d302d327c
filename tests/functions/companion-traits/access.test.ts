import { checkEndpoint, wrongInBody, wrongInQuery } from '../support/endpoint-checks.ts';
import { newPrivateCompanion } from '../support/fixtures.ts';

const ids = [{ field: 'companionId', unknown: 'nobody', ownedBy: newPrivateCompanion }];

checkEndpoint({
  name: 'companion-traits',
  method: 'GET',
  input: () => ({ companionId: 'suki' }),
  fields: { companionId: { wrong: wrongInQuery } },
  ids,
});

checkEndpoint({
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
