import { expect, test } from 'vitest';
import { says } from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, type Person, usedToday } from '../support/people.ts';
import { rest } from '../support/rest.ts';
import { sql } from '../support/stack.ts';
import { edit, shownPath } from '../support/versions.ts';
import { exportOf } from '../user-export/export-of.ts';

const model = scriptModel();
const crisis = 'I want to kill myself';

const send = (person: Person, text: string) => call('chat-send', { as: person, body: message('suki', text) });

/** What the page reads: the words, and what help was shown for. */
const read = async (person: Person) =>
  (await shownPath(person)).map(({ message_text, care_topic, care_level }) => [
    message_text,
    care_topic,
    care_level,
  ]);

test('[R-CARE-07] stays after the next message, a reload and on another device, and starts no expiry', async () => {
  const person = await newPerson();
  const caught = await send(person, crisis);
  expect(caught.body).toMatchObject({ safety: { topic: 'suicide', level: 2 }, askedId: expect.any(String) });
  expect(await read(person)).toEqual([[crisis, 'suicide', 2]]);
  expect(await sql('select expires_at from public.chats where user_id = $1', [person.id])).toEqual([
    { expires_at: null },
  ]);
  model.answers('Thank you for staying (kept)', says('I am here.'));
  await send(person, 'Thank you for staying (kept)');
  expect(await read(person)).toEqual([
    [crisis, 'suicide', 2],
    ['Thank you for staying (kept)', null, null],
    ['I am here.', null, null],
  ]);
  expect(await usedToday(person)).toBe(1);
});

test('[R-CARE-06, R-CARE-07] is in the next prompts, which stay with it and play no role for five turns', async () => {
  const person = await newPerson('ultimate');
  await send(person, crisis);
  const systemOf = async (text: string) => {
    model.answers(text, says('I am here.'));
    await send(person, text);
    return model.requests(text)[0]?.body.messages ?? [];
  };
  for (const number of [1, 2, 3, 4, 5]) {
    const [system, ...said] = await systemOf(`Turn ${number} after it`);
    expect(system?.content).toContain('shown help lines for thoughts of suicide');
    expect(system?.content).toContain('Do not play a role');
    expect(said[0]).toEqual({ role: 'user', content: crisis });
  }
  const [system] = await systemOf('Turn 6 after it');
  expect(system?.content).not.toContain('Do not play a role');
});

test('[R-CARE-07] is one message and one count, however often it is sent', async () => {
  const person = await newPerson();
  const sent = { as: person, body: message('suki', crisis), headers: { 'cf-ipcountry': 'HR' } };
  const [first, second] = [await call('chat-send', sent), await call('chat-send', sent)];
  expect(second.body).toEqual(first.body);
  expect(await read(person)).toHaveLength(1);
  expect(await sql(`select count from public.safety_counts where country = 'HR'`)).toEqual([{ count: 1 }]);
});

test('[R-CARE-07] is not stored once the consent to chats is taken back, and gets help all the same', async () => {
  const person = await newPerson();
  await sql(
    `insert into public.user_consents (user_id, purpose, text_version, given)
     values ($1, 'intimate_chats', '2026-11-21', false)`,
    [person.id],
  );
  const { body } = await send(person, crisis);
  expect(body).toMatchObject({ safety: { topic: 'suicide' }, turnId: null, askedId: null });
  expect(await sql('select from public.messages where user_id = $1', [person.id])).toEqual([]);
});

test('[R-CARE-07] can be edited into another one, which is answered', async () => {
  const person = await newPerson();
  const { body } = await send(person, crisis);
  model.answers('I need somebody to talk with', says('I am here.'));
  const edited = await edit(person, String(body.askedId), 'I need somebody to talk with', true);
  expect(edited.body).toMatchObject({ message: 'I am here.' });
  expect(await read(person)).toEqual([
    ['I need somebody to talk with', null, null],
    ['I am here.', null, null],
  ]);
});

test('[R-CARE-07] is in the export with what help was shown for', async () => {
  const person = await newPerson();
  await send(person, crisis);
  const { data, page } = await exportOf(person);
  expect(data.conversations[0]?.messages).toEqual([
    expect.objectContaining({ text: crisis, outcome: 'done', helpFor: 'suicide', helpLevel: 2 }),
  ]);
  expect(page).toContain('help lines were shown');
});

test('[R-CARE-07, R-MEM-03] is drawn no memory from, and can be deleted', async () => {
  const person = await newPerson();
  await sql(
    `insert into public.user_consents (user_id, purpose, text_version, given)
     values ($1, 'memory', '2026-11-23', true)`,
    [person.id],
  );
  const { body } = await send(person, `My dog is called Rex. ${crisis}`);
  expect(body).toMatchObject({ safety: { topic: 'suicide' } });
  expect(
    await sql(`select from private.memory_jobs where user_id = $1 and message_ids <> '{}'`, [person.id]),
  ).toEqual([]);
  await rest(`messages?id=eq.${body.askedId}`, person, 'DELETE');
  expect(await read(person)).toEqual([]);
});
