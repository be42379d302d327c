import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { errorCatalogue } from '#contracts/errors.ts';
import { judges, says } from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { newAdmin, newPerson, type Person } from '../support/people.ts';
import { rest } from '../support/rest.ts';
import { shownTexts, talk } from '../support/versions.ts';

const model = scriptModel();
const send = (person: Person, text: string, more: object = {}) =>
  call('chat-send', { as: person, body: { ...message('suki', text), ...more } });
const paused = { success: false, error: 'paused', detail: errorCatalogue.paused.detail };

/** Somebody who has talked a little and then shown that they are a minor. */
async function pausedPerson() {
  const person = await newPerson();
  const said = await talk(person, 2);
  const { body } = await send(person, "i'm 14");
  expect(body).toMatchObject({ safety: { topic: 'minor', level: 2 }, askedId: expect.any(String) });
  return { person, said };
}

test('[R-CARE-09] a sign of a minor shows help for young people and pauses every chat; nothing is lost', async () => {
  const person = await newPerson();
  await talk(person, 2);
  const { body } = await call('chat-send', {
    as: person,
    body: message('suki', "i'm 14"),
    headers: { 'accept-language': 'de' },
  });
  expect(body).toMatchObject({
    safety: { topic: 'minor', lines: [{ name: 'Nummer gegen Kummer' }, {}, {}] },
  });
  expect(await shownTexts(person)).toEqual(['Question 1', 'Reply 1', "i'm 14"]);
  expect(await send(person, 'Hello?')).toEqual({ status: 403, body: paused });
  expect((await call('chat-send', { as: person, body: message('luca', 'Hello?') })).body).toEqual(paused);
  expect(await shownTexts(person)).toHaveLength(3);
});

test('[R-CARE-09] no way of writing begins a turn while chats pause', async () => {
  const { person, said } = await pausedPerson();
  const [asked, answered] = said;
  const ways = [
    { mode: 'again', target: answered?.id },
    { mode: 'continue', target: answered?.id },
    { mode: 'edit', target: asked?.id, text: 'Changed', reply: true },
    { mode: 'edit', target: asked?.id, text: 'Changed', reply: false },
  ];
  for (const way of ways) {
    const body = { companionId: 'suki', messageId: randomUUID(), ...way };
    expect((await call('chat-send', { as: person, body })).body, JSON.stringify(way)).toEqual(paused);
  }
});

test('[R-CARE-09, R-SAFE-05] who is paused still gets help in a crisis', async () => {
  const { person } = await pausedPerson();
  const { body } = await send(person, 'I want to kill myself');
  expect(body).toMatchObject({ safety: { topic: 'suicide' }, turnId: null });
});

test('[R-CARE-09] a minor in a crisis gets the help for the crisis, and chats pause', async () => {
  const person = await newPerson();
  const { body } = await send(person, "I'm 14 and I want to kill myself");
  expect(body).toMatchObject({ safety: { topic: 'suicide' } });
  expect((await send(person, 'Hello?')).body).toEqual(paused);
});

test('[R-CARE-09] the classifier knows signs that no rule knows', async () => {
  const person = await newPerson();
  const text = 'My teacher in eighth grade took my phone today';
  model.answers(text, says('Oh no.'));
  model.judges(text, judges({ topic: 'minor', level: 2 }));
  expect((await send(person, text)).body).toMatchObject({ safety: { topic: 'minor' } });
  expect((await send(person, 'Hello?')).body).toEqual(paused);
});

test('[R-CARE-09] the person appeals, admins see topic and time and the appeal, and one of them lifts the pause', async () => {
  const { person } = await pausedPerson();
  const [admin, other] = [await newAdmin(), await newPerson()];
  const appealed = await rest('rpc/appeal_pause', person, 'POST', { p_text: 'I am 34, it was my song.' });
  expect(appealed.status).toBe(204);
  const again = await rest('rpc/appeal_pause', person, 'POST', {});
  expect([again.status, again.text]).toEqual([expect.any(Number), expect.stringContaining('not_found')]);

  const columns = 'kind,created_at,appealed_at,appeal_text,lifted_at';
  const path = `pauses?user_id=eq.${person.id}&select=${columns}`;
  const listed = await rest(path, admin);
  expect(listed.rows).toEqual([
    {
      kind: 'minor',
      created_at: expect.any(String),
      appealed_at: expect.any(String),
      appeal_text: 'I am 34, it was my song.',
      lifted_at: null,
    },
  ]);
  expect((await rest(path, other)).rows).toEqual([]);
  expect((await rest(`messages?user_id=eq.${person.id}`, admin)).rows).toEqual([]);

  const lift = (as: Person) => call('admin-users', { as, body: { userId: person.id, action: 'lift_pause' } });
  expect((await lift(other)).body.error).toBe('forbidden');
  expect((await lift(admin)).body).toEqual({ success: true });
  expect((await lift(admin)).body.error).toBe('not_found');
  model.answers('Thank you (lifted)', says('Welcome back.'));
  expect((await send(person, 'Thank you (lifted)')).body.message).toBe('Welcome back.');
  expect(await shownTexts(person)).toEqual([
    'Question 1',
    'Reply 1',
    "i'm 14",
    'Thank you (lifted)',
    'Welcome back.',
  ]);
});
