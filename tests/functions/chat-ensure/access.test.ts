import { checkEndpoint, wrongInBody } from '../support/endpoint-checks.ts';
import { newPrivateCompanion } from '../support/fixtures.ts';

checkEndpoint({
  name: 'chat-ensure',
  method: 'POST',
  input: () => ({ companionId: 'suki' }),
  fields: { companionId: { wrong: wrongInBody } },
  ids: [{ field: 'companionId', unknown: 'nobody', ownedBy: newPrivateCompanion }],
});
