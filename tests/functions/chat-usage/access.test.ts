import { checkEndpoint, wrongInQuery } from '../support/endpoint-checks.ts';
import { newPrivateCompanion } from '../support/fixtures.ts';

checkEndpoint({
  name: 'chat-usage',
  method: 'GET',
  input: () => ({ companionId: 'suki' }),
  fields: { companionId: { wrong: wrongInQuery, optional: true } },
  ids: [{ field: 'companionId', unknown: 'nobody', ownedBy: newPrivateCompanion }],
});
