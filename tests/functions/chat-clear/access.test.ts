import { checkEndpoint, wrongInBody } from '../support/endpoint-checks.ts';
import { talk } from '../support/versions.ts';

checkEndpoint({
  name: 'chat-clear',
  method: 'POST',
  input: async (person) => {
    await talk(person, 2);
    return { companionId: 'suki' };
  },
  fields: { companionId: { wrong: wrongInBody } },
});
