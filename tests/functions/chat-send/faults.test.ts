import { beforeAll, describe, expect, test } from 'vitest';
import {
  answersWithBadJson,
  answersWithError,
  answersWithNoChoice,
  breaksOffAfter,
  failsAfter,
  refuses,
  resetsConnection,
  says,
} from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { expectStreamedFailure, expectWholeFailure, type Fault } from '../support/faults.ts';
import { scriptModel } from '../support/model.ts';
import { newPeople, newPerson, type Person, usedToday } from '../support/people.ts';
import { storedMessages, storedTurns } from '../support/stored.ts';

const faults: Fault[] = [
  { name: '400', answer: refuses(400) },
  { name: '401', answer: refuses(401) },
  { name: '402', answer: refuses(402) },
  { name: '408', answer: refuses(408), asked: [2] },
  { name: '429 with Retry-After', answer: refuses(429, 'Slow down.', { 'retry-after': '30' }) },
  { name: '500', answer: refuses(500), asked: [2] },
  { name: '502', answer: refuses(502), asked: [2] },
  { name: '503', answer: refuses(503), asked: [2] },
  { name: 'a reset connection', answer: resetsConnection, asked: [2, 3, 4] },
  { name: '200 with an error inside', answer: answersWithError },
  { name: '200 without choices', answer: answersWithNoChoice },
  { name: '200 that is no JSON', answer: answersWithBadJson },
  {
    name: 'a stream cut after three pieces',
    answer: breaksOffAfter('One ', 'two ', 'apples'),
    words: ['One ', 'two ', 'apples'],
  },
  { name: 'an error inside the stream', answer: failsAfter('One '), words: ['One '] },
];

const model = scriptModel();
let people: Person[];
beforeAll(async () => {
  people = await newPeople(2 * faults.length);
});

describe.concurrent('a model that fails', () => {
  const numbered = faults.map((fault, index) => [fault.name, fault, index] as const);

  test.each(numbered)(
    '[R-TURN-21, R-TURN-09, R-API-15] with %s is reported in a whole response, and the message is refunded',
    (_name, fault, index) => expectWholeFailure(model, people[2 * index] as Person, fault),
  );

  test.each(numbered)(
    '[R-TURN-21, R-TURN-09, R-TURN-18] with %s is reported in the stream, and the message is refunded',
    (_name, fault, index) => expectStreamedFailure(model, people[2 * index + 1] as Person, fault),
  );
});

describe('after a failure', () => {
  test('[R-TURN-17] the same message runs again and is stored once', async () => {
    const person = await newPerson();
    const sent = message('suki', 'Once more');
    model.answers('Once more', refuses(400), refuses(400), says('There you are.'));
    for (let failures = 0; failures < 2; failures++) {
      expect((await call('chat-send', { as: person, body: sent })).status).toBe(502);
    }
    const { status, body } = await call('chat-send', { as: person, body: sent });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: 'There you are.', status: 'done' });
    expect(await storedMessages(person, 'suki')).toEqual([
      { message_type: 'user', message_text: 'Once more' },
      { message_type: 'ai', message_text: 'There you are.' },
    ]);
    expect(await storedTurns(person, 'suki')).toHaveLength(1);
    expect(await usedToday(person)).toBe(1);
  });

  test('another message can be sent immediately', async () => {
    const person = await newPerson();
    model.answers('This fails', refuses(400));
    model.answers('This does not', says('Hello again.'));
    await call('chat-send', { as: person, body: message('suki', 'This fails') });
    const { body } = await call('chat-send', { as: person, body: message('suki', 'This does not') });
    expect(body).toMatchObject({ success: true, message: 'Hello again.' });
  });

  test('[R-TURN-22] reading the failed turn neither runs it nor refunds the message again', async () => {
    const person = await newPerson();
    model.answers('Good one', says('Yes.'));
    model.answers('Bad one', refuses(400));
    await call('chat-send', { as: person, body: message('suki', 'Good one') });
    await call('chat-send', { as: person, body: message('suki', 'Bad one') });
    const [, failed] = await storedTurns(person, 'suki');
    for (let looks = 0; looks < 3; looks++) {
      const { body } = await call('chat-turn', { as: person, query: { turnId: failed?.id ?? '' } });
      expect(body).toMatchObject({ status: 'failed', message: '', replyId: null });
    }
    expect(await usedToday(person)).toBe(1);
  });
});

test('[R-TURN-21] a provider that pauses, sends comments and caps the reply has not failed', async () => {
  const person = await newPerson();
  model.answers('Tell me', async (reply) => {
    await reply.comment('OPENROUTER PROCESSING');
    await reply.piece('Once upon a ');
    await reply.comment('OPENROUTER PROCESSING');
    await reply.piece('time');
    await reply.finish('length');
  });
  const { body } = await call('chat-send', { as: person, body: message('suki', 'Tell me') });
  expect(body).toMatchObject({ success: true, message: 'Once upon a time', status: 'done' });
});
