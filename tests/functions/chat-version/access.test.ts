import { randomUUID } from 'node:crypto';
import { versionOf } from '../support/companion-versions.ts';
import { checkEndpoint, wrongInBody } from '../support/endpoint-checks.ts';
import { newVersions } from '../support/versions.ts';

checkEndpoint({
  name: 'chat-version',
  method: 'POST',
  input: async (person) => {
    await newVersions(person, 1);
    return { companionId: 'suki', action: 'keep', versionId: await versionOf('suki') };
  },
  fields: {
    companionId: { wrong: wrongInBody.filter((value) => value !== 'x') },
    action: { wrong: [...wrongInBody, 'drop'] },
    versionId: { wrong: [...wrongInBody, `${randomUUID()}0`] },
  },
});
