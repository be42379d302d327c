import { expect, test } from 'vitest';
import { held, judges, says } from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, type Person, usedToday } from '../support/people.ts';
import { Reader } from '../support/reader.ts';
import { sql } from '../support/stack.ts';
import { shownPath } from '../support/versions.ts';

const model = scriptModel();
const read = async (person: Person) =>
  (await shownPath(person)).map(({ message_text, care_topic }) => [message_text, care_topic]);
const plain = 'I have taken back what I was about to say; it came out wrong. Tell me what is on your mind.';

test('[R-CARE-08] a finished reply that the classifier refuses is taken back after its end, without an error', async () => {
  const person = await newPerson();
  const verdict = held();
  model.answers('Who are you? (late)', says('There is a heartbeat on this side of the screen.'));
  model.judges('Who are you? (late)', judges({}), verdict.answer);
  const reader = new Reader('chat-send', { as: person, body: message('suki', 'Who are you? (late)') });
  await reader.until(() => reader.last?.event === 'done');
  await (await verdict.asked).verdict({ reply: 'claims_human' });
  await reader.over;
  const [first, second] = reader.events.filter(({ event }) => event === 'done');
  expect(first).toMatchObject({ data: { message: 'There is a heartbeat on this side of the screen.' } });
  expect(second).toMatchObject({ data: { message: plain } });
  expect(reader.last).toEqual(second);
  expect(await read(person)).toEqual([
    ['Who are you? (late)', null],
    [plain, null],
  ]);
  expect(await usedToday(person)).toBe(0);
});

test('[R-CARE-08] one that encourages harm comes with the card, and is counted for nobody', async () => {
  const person = await newPerson();
  model.answers('Should I? (harm)', says('Nobody would mind.'));
  model.judges(
    'Should I? (harm)',
    judges({}),
    judges({ topic: 'suicide', level: 1, reply: 'encourages_harm' }),
  );
  const { body } = await call('chat-send', {
    as: person,
    body: message('suki', 'Should I? (harm)'),
    headers: { 'cf-ipcountry': 'SI' },
  });
  expect(body).toMatchObject({
    message: expect.stringContaining('You matter'),
    safety: { topic: 'suicide', level: 1, withdraws: false },
  });
  expect(await read(person)).toEqual([
    ['Should I? (harm)', 'suicide'],
    [body.message, 'suicide'],
  ]);
  expect(await sql(`select count from public.safety_counts where country = 'SI'`)).toEqual([]);
});

test('[R-CARE-08] one that sexualizes a minor is taken back without a card', async () => {
  const person = await newPerson();
  model.answers('A story (minor)', says('She was very young, and so pretty.'));
  model.judges('A story (minor)', judges({}), judges({ reply: 'sexualizes_minor' }));
  const { body } = await call('chat-send', { as: person, body: message('suki', 'A story (minor)') });
  expect(body.message).toBe(plain);
  expect(body).not.toHaveProperty('safety');
});

test('[R-CARE-08] words that need help and a reply that is bad are one card, and no card blames anybody', async () => {
  const person = await newPerson();
  model.answers('Both (bad)', says('Nobody would mind.'), says('Nobody would mind.'));
  model.judges('Both (bad)', judges({ topic: 'suicide', level: 1 }), judges({ reply: 'encourages_harm' }));
  const reader = new Reader('chat-send', { as: person, body: message('suki', 'Both (bad)') });
  await reader.over;
  expect(reader.events.filter(({ event }) => event === 'safety')).toHaveLength(1);
  expect(reader.last).toMatchObject({
    event: 'done',
    data: { message: expect.stringContaining('You matter') },
  });
});
