import { randomUUID } from 'node:crypto';
import { checkEndpoint, wrongInBody } from '../support/endpoint-checks.ts';
import type { Person } from '../support/people.ts';
import { newVersions } from '../support/versions.ts';

const newReply = async (person: Person) => (await newVersions(person, 1)).ids[0] ?? '';
const wrongIds = [...wrongInBody, 'last', `${randomUUID()}0`];

checkEndpoint({
  name: 'chat-send',
  method: 'POST',
  input: async (person) => ({
    mode: 'again',
    companionId: 'suki',
    messageId: randomUUID(),
    target: await newReply(person),
  }),
  fields: {
    mode: { wrong: [...wrongInBody, 'replace'] },
    companionId: { wrong: wrongInBody },
    messageId: { wrong: wrongIds },
    target: { wrong: wrongIds },
  },
  ids: [{ field: 'target', unknown: randomUUID(), ownedBy: newReply }],
});

checkEndpoint({
  name: 'chat-send',
  method: 'POST',
  input: async (person) => ({
    mode: 'edit',
    companionId: 'suki',
    messageId: randomUUID(),
    target: await newReply(person),
    text: 'Said otherwise',
    reply: false,
  }),
  fields: {
    messageId: { wrong: wrongIds },
    target: { wrong: wrongIds },
    text: { wrong: [...wrongInBody, ' '] },
    reply: { wrong: [null, 7, '', 'true', []] },
  },
  ids: [{ field: 'target', unknown: randomUUID(), ownedBy: newReply }],
});
