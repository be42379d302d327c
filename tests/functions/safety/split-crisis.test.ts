import { describe, expect, test } from 'vitest';
import { findSplitCrisis } from '#contracts/care/care.ts';
import { helpLines } from '#contracts/help-lines.ts';
import { chatSendInProcess } from '../../support/function-in-process.ts';
import { says } from '../../support/model-answers.ts';
import { ScriptedModel } from '../../support/scripted-model.ts';
import { call, message, streamed } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, type Person, planOf, usedToday } from '../support/people.ts';
import { rest } from '../support/rest.ts';
import { sql, stack } from '../support/stack.ts';
import { storedMessages, storedTurns } from '../support/stored.ts';
import { answerAgain, shownPath } from '../support/versions.ts';
import { frozenSet } from './frozen-set.ts';

const model = scriptModel();

/** Sends a message that is answered. */
async function say(person: Person, text: string) {
  model.answers(text, says('Go on.'));
  const { body } = await call('chat-send', { as: person, body: message('suki', text) });
  expect(body, text).toMatchObject({ success: true, message: 'Go on.' });
}

const userTexts = async (person: Person) =>
  (await storedMessages(person, 'suki'))
    .filter(({ message_type }) => message_type === 'user')
    .map(({ message_text }) => message_text);

describe('a crisis spread over several messages', () => {
  test('[R-CARE-14] is recognized: it gets help lines, reaches no model, costs nothing and is stored', async () => {
    const person = await newPerson();
    const { messages_per_day: limit } = await planOf('free');
    await say(person, 'I want');
    await say(person, 'to kill');
    const headers = { 'cf-ipcountry': 'LI' };
    const sent = message('suki', 'myself');
    const { status, body } = await call('chat-send', { as: person, body: sent, headers });
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        safety: {
          topic: 'suicide',
          level: 2,
          country: 'LI',
          lines: helpLines('LI', 'suicide'),
          language: 'en',
          withdraws: false,
        },
        turnId: expect.any(String),
        askedId: expect.any(String),
        remaining: Number(limit) - 2,
      },
    ]);
    expect(model.requests('myself')).toEqual([]);
    expect(await usedToday(person)).toBe(2);
    expect(await userTexts(person)).toEqual(['I want', 'to kill', 'myself']);
    expect((await storedTurns(person, 'suki')).map(({ status }) => status)).toEqual(['done', 'done', 'done']);
    expect(await sql(`select topic, count from public.safety_counts where country = 'LI'`)).toEqual([
      { topic: 'suicide', count: 1 },
    ]);

    const events = await streamed('chat-send', { as: person, body: sent, headers });
    expect(events.map(({ event }) => event)).toEqual(['turn', 'safety']);
    expect(events[1]).toMatchObject({ data: { topic: 'suicide', remaining: Number(limit) - 2 } });
    expect(await userTexts(person)).toHaveLength(3);
    await say(person, 'What is the weather like?');
    expect(await usedToday(person)).toBe(3);
  });

  test.each([
    ['in two messages', ['I am going to', 'end my life tonight']],
    ['in German', ['ich will mich', 'umbringen']],
    ['in four messages', ['I', 'want', 'to kill', 'myself']],
  ])('[R-CARE-14] is recognized %s', async (_name, texts) => {
    const person = await newPerson();
    for (const text of texts.slice(0, -1)) await say(person, text);
    const { body } = await call('chat-send', { as: person, body: message('suki', texts.at(-1) ?? '') });
    expect(body).toMatchObject({ success: true, safety: { topic: 'suicide' } });
    expect(await userTexts(person)).toEqual(texts);
  });

  test('[R-CARE-14] is not recognized across two people or two chats', async () => {
    const [one, other] = [await newPerson('ultimate'), await newPerson()];
    await say(one, 'I want to kill');
    await say(other, 'myself');
    model.answers('myself', says('Go on.'));
    const { body } = await call('chat-send', { as: one, body: message('amara', 'myself') });
    expect(body.message).toBe('Go on.');
  });

  test('[R-CARE-14] is not recognized once the person has deleted the beginning', async () => {
    const person = await newPerson();
    await say(person, 'I want to kill');
    await rest(`messages?user_id=eq.${person.id}`, person, 'DELETE');
    await say(person, 'myself');
  });

  test('[R-CARE-14, R-KEEP-01] recognized while a reply is asked for again changes no message', async () => {
    const person = await newPerson();
    await say(person, 'I want to kill');
    await say(person, 'some time');
    // Said before rules could join it.
    await sql(
      `update public.messages set message_text = 'myself' where user_id = $1 and message_text = 'some time'`,
      [person.id],
    );
    const before = await shownPath(person);
    const asked = model.requests('myself').length;
    const { body } = await answerAgain(person, before.at(-1)?.id ?? '');
    expect(body).toMatchObject({ safety: { topic: 'suicide' } });
    expect(model.requests('myself')).toHaveLength(asked);
    expect((await shownPath(person)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect((await shownPath(person)).at(-1)).toMatchObject({ care_topic: 'suicide', care_level: 2 });
    expect(await storedMessages(person, 'suki')).toHaveLength(4);
    expect(await usedToday(person)).toBe(2);
  });

  test('[R-CARE-14, R-TURN-23] costs no more database round trips than a reply', async () => {
    const trips: string[] = [];
    const server = await ScriptedModel.start();
    try {
      const onTrip = (name: string) => trips.push(name);
      const chatSend = chatSendInProcess({ ...stack, modelBaseUrl: server.baseUrl, onTrip });
      const person = await newPerson();
      const send = async (text: string) => {
        const headers = { authorization: `Bearer ${person.token}`, accept: 'application/json' };
        const body = JSON.stringify(message('suki', text));
        await (
          await chatSend.fetch(
            new Request('http://functions.test/chat-send', { method: 'POST', headers, body }),
          )
        ).text();
      };
      server.otherwise(says('Go on.'));
      await send('I want to kill');
      await send('some time');
      expect(trips).toEqual(['begin_turn', 'finish_turn', 'begin_turn', 'finish_turn']);
      trips.length = 0;
      await send('I want to kill');
      trips.length = 0;
      await send('myself');
      expect(trips).toEqual(['begin_turn', 'finish_turn']);
      expect(server.requests).toHaveLength(3);
    } finally {
      await server.stop();
    }
  });
});

describe('joined messages', () => {
  test.each<[string[], string, string | null]>([
    [['I want', 'to kill'], 'myself', 'suicide'],
    [['I want to kill'], 'my husband', 'harm_to_others'],
    [['I want to kill myself'], 'Hello', null],
    [['Hello'], 'I want to kill myself', null],
    [['I want.', 'To kill.'], 'Myself!', null],
    [['I could kill'], 'for a coffee', null],
    [[], 'myself', null],
    [['I want to kill', 'a', 'b', 'c'], 'myself', null],
  ])('[R-CARE-14] %j and then %j is %s', (earlier, text, topic) => {
    expect(findSplitCrisis(earlier, text)?.topic ?? null).toBe(topic);
  });

  test('[R-CARE-14] ordinary lines in sequence are not a crisis', { tags: 'long' }, () => {
    const lines = frozenSet('ordinary').map(({ text }) => text);
    const bare = lines.map((line) => line.replace(/[\s.!?…]+$/u, ''));
    let alarms = 0;
    let joined = 0;
    for (let step = 1; step <= 20; step++) {
      for (let at = 0; at + step < bare.length; at++) {
        joined++;
        if (findSplitCrisis([bare[at] as string], bare[at + step] as string) !== null) alarms++;
      }
    }
    console.info(`joined ordinary lines: ${alarms} of ${joined} pairs are false alarms`);
    expect(alarms / joined).toBeLessThanOrEqual(0.01);
  });
});
