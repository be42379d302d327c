import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { errorCatalogue } from '#contracts/errors.ts';
import { MESSAGE_MAX_LENGTH } from '#contracts/fields.ts';
import { says } from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { checkEndpoint, wrongInBody } from '../support/endpoint-checks.ts';
import { newPrivateCompanion } from '../support/fixtures.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, usedToday } from '../support/people.ts';
import { sql } from '../support/stack.ts';
import { storedMessages } from '../support/stored.ts';

const model = scriptModel();
const blanks = [' ', '\n\t ', '\u00A0\u2003'];

checkEndpoint({
  name: 'chat-send',
  method: 'POST',
  input: () => {
    const text = `Hello ${randomUUID()}`;
    model.answers(text, says('Hello.'));
    return message('suki', text);
  },
  fields: {
    companionId: { wrong: wrongInBody },
    text: { wrong: [...wrongInBody, ...blanks] },
    messageId: { wrong: [...wrongInBody, 'first', `${randomUUID()}0`] },
  },
  ids: [{ field: 'companionId', unknown: 'nobody', ownedBy: newPrivateCompanion }],
});

test.each([...blanks, ''])(
  "[R-TURN-05] the blank text '%s' is refused with 400 and costs nothing",
  async (text) => {
    const person = await newPerson();
    const answer = await call('chat-send', { as: person, body: message('suki', text) });
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_input' } });
    expect(await usedToday(person)).toBe(0);
  },
);

test('[R-TURN-05] a text over the limit is refused with 413 and costs nothing, one at the limit is sent', async () => {
  const person = await newPerson();
  const longest = 'é'.repeat(MESSAGE_MAX_LENGTH);
  const answer = await call('chat-send', { as: person, body: message('suki', `${longest}é`) });
  expect(answer).toEqual({
    status: 413,
    body: { success: false, error: 'too_large', detail: errorCatalogue.too_large.detail },
  });
  expect(await usedToday(person)).toBe(0);
  model.answers(longest, says('All of it.'));
  expect((await call('chat-send', { as: person, body: message('suki', longest) })).status).toBe(200);
});

test.each<[string, unknown[], number]>([
  ['no user entry', [{ role: 'assistant', content: 'Hi' }], 400],
  ['no entry at all', [], 400],
  [
    'a blank last user entry',
    [
      { role: 'user', content: 'Hi' },
      { role: 'user', content: ' ' },
    ],
    400,
  ],
  ['a last user entry that is no text', [{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }], 400],
  ['an entry without role', [{ content: 'Hi' }], 400],
  [
    'a last user entry that is too long',
    [{ role: 'user', content: 'x'.repeat(MESSAGE_MAX_LENGTH + 1) }],
    413,
  ],
])("[R-TURN-01, R-TURN-05] the seeds' form with %s is refused", async (_name, messages, status) => {
  const person = await newPerson();
  const body = { companionId: 'suki', messageId: randomUUID(), messages };
  expect((await call('chat-send', { as: person, body })).status).toBe(status);
  expect(await usedToday(person)).toBe(0);
});

test('half a character at the end of a text is replaced before the text is sent', async () => {
  const person = await newPerson();
  model.answers('Cut \uFFFD', says('Yes.'));
  const { status } = await call('chat-send', { as: person, body: message('suki', 'Cut \uD83D') });
  expect(status).toBe(200);
  expect((await storedMessages(person, 'suki'))[0]?.message_text).toBe('Cut \uFFFD');
});

test('a person without a date of birth is refused with age_required', async () => {
  const person = await newPerson();
  await sql('update public.users set age_confirmed_at = null where id = $1', [person.id]);
  const answer = await call('chat-send', { as: person, body: message('suki', 'Hello') });
  expect(answer).toMatchObject({ status: 403, body: { error: 'age_required' } });
  expect(await usedToday(person)).toBe(0);
});
