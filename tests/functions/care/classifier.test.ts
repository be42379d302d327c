import { describe, expect, test } from 'vitest';
import { policy } from '../../../supabase/functions/_shared/domain/safety/policy.ts';
import { held, judges, refuses, says } from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { materialOf, scriptModel } from '../support/model.ts';
import { newPerson, type Person, planOf, usedToday } from '../support/people.ts';
import { Reader } from '../support/reader.ts';
import { sql } from '../support/stack.ts';
import { shownPath } from '../support/versions.ts';

const model = scriptModel();

const send = (person: Person, text: string) => call('chat-send', { as: person, body: message('suki', text) });
const reading = (person: Person, text: string) =>
  new Reader('chat-send', { as: person, body: message('suki', text) });
/** The events in their order; however a reply is cut into pieces, they are one. */
const names = ({ events }: Reader) =>
  events
    .map(({ event }) => event)
    .filter((event, place) => event !== 'delta' || events[place - 1]?.event !== 'delta');
const read = async (person: Person) =>
  (await shownPath(person)).map(({ message_text, care_level }) => [message_text, care_level ?? 0]);

/** No rule knows these words. */
const indirect = (name: string) => `I have paid the rent a year ahead and tidied every drawer (${name})`;

describe('what the classifier is given', () => {
  test("[R-CARE-03] is the policy, the person's last four messages and the last reply, and nothing else", async () => {
    const person = await newPerson('ultimate');
    const texts = ['One of five', 'Two of five', 'Three of five', 'Four of five', 'Five of five'];
    for (const text of texts) {
      model.answers(text, says(`Reply to ${text}`));
      await send(person, text);
    }
    const [ofWords, ofReply] = model.checks('Five of five');
    expect(ofWords?.body.messages).toHaveLength(2);
    expect(ofWords?.body.messages[0]).toEqual({ role: 'system', content: policy });
    expect(ofWords && materialOf(ofWords)).toEqual({
      messages: texts.slice(-4),
      reply: 'Reply to Four of five',
    });
    expect(ofReply && materialOf(ofReply)).toEqual({
      messages: texts.slice(-4),
      reply: 'Reply to Five of five',
    });
    expect([ofWords?.body.model, ofWords?.body.temperature]).toEqual(['openai/gpt-oss-safeguard-20b', 0]);
    expect(ofWords?.body.provider, '[R-CARE-16]').toEqual({ data_collection: 'deny' });
    await expect
      .poll(
        () =>
          sql(`select outcome from public.model_calls where user_id = $1 and purpose = 'check'`, [person.id]),
        { timeout: 60_000 },
      )
      .toHaveLength(10);
  });

  test('[R-CARE-03] is nothing where another provider than OpenRouter speaks and no model is named', async () => {
    const person = await newPerson();
    const text = 'To another provider';
    await sql(
      `insert into public.companion_prompts (companion_id, ai_provider) values ('luca', 'custom')
       on conflict (companion_id) do update set ai_provider = 'custom'`,
    );
    await sql(`select private.keep_version('luca')`);
    model.answers(text, says('Hello.'));
    const { body } = await call('chat-send', { as: person, body: message('luca', text) });
    expect(body.message).toBe('Hello.');
    expect(model.requests(text)[0]?.path).toContain('/custom/');
    expect(model.checks(text)).toEqual([]);
  });
});

describe('a verdict', () => {
  test.each([2, 3])(
    '[R-CARE-03, R-CARE-06] of level %i before the first word: the card alone, and the message is free',
    async (level) => {
      const person = await newPerson();
      const { messages_per_day: limit } = await planOf('free');
      const text = indirect(`before ${level}`);
      const answer = held();
      model.answers(text, answer.answer);
      model.judges(text, judges({ topic: 'suicide', level }));
      const reader = reading(person, text);
      await (await answer.asked).closed;
      await reader.over;
      expect(names(reader)).toEqual(['turn', 'safety']);
      expect(reader.last).toMatchObject({
        data: { topic: 'suicide', level, withdraws: false, remaining: limit, askedId: expect.any(String) },
      });
      expect(await read(person)).toEqual([[text, level]]);
      expect(await usedToday(person)).toBe(0);
      expect(await sql('select expires_at from public.chats where user_id = $1', [person.id])).toEqual([
        { expires_at: null },
      ]);
    },
  );

  test('[R-CARE-04] that comes first lets the first word through at once', async () => {
    const text = 'A verdict that comes first';
    const verdict = held();
    const answer = held();
    model.answers(text, answer.answer);
    model.judges(text, verdict.answer);
    const reader = reading(await newPerson(), text);
    await (await verdict.asked).verdict({});
    await answer.piece('Hello. ');
    await answer.finish();
    await reader.over;
    expect(names(reader)).toEqual(['turn', 'delta', 'done']);
  });

  test('[R-CARE-04] that is late stops the reply where it stands and takes it back', async () => {
    const person = await newPerson();
    const text = indirect('late');
    const answer = held();
    const verdict = held();
    model.answers(text, answer.answer);
    model.judges(text, verdict.answer);
    const reader = reading(person, text);
    await answer.piece('How are ');
    await reader.until(() => reader.pieces.length === 1);
    await (await verdict.asked).verdict({ topic: 'suicide', level: 3 });
    await (await answer.asked).closed;
    await reader.over;
    expect(names(reader)).toEqual(['turn', 'delta', 'safety']);
    expect(reader.last).toMatchObject({ data: { topic: 'suicide', level: 3, withdraws: true } });
    expect(await read(person)).toEqual([[text, 3]]);
    expect(await usedToday(person)).toBe(0);
  });

  test.each([1, 2])('[R-CARE-04] of level %i after the end adds the card', async (level) => {
    const person = await newPerson();
    const text = indirect(`after ${level}`);
    const verdict = held();
    model.answers(text, says('I see.'));
    model.judges(text, verdict.answer);
    const reader = reading(person, text);
    await reader.until(() => names(reader).includes('done'));
    expect(await read(person)).toEqual([
      [text, 0],
      ['I see.', 0],
    ]);
    await (await verdict.asked).verdict({ topic: 'self_harm', level });
    await reader.over;
    expect(names(reader)).toEqual(['turn', 'delta', 'done', 'safety']);
    expect(reader.last).toMatchObject({ data: { topic: 'self_harm', level, withdraws: false } });
    expect(await read(person)).toEqual([
      [text, level],
      ['I see.', level],
    ]);
    expect(await usedToday(person)).toBe(level === 1 ? 1 : 0);
  });

  test('[R-CARE-04] that is late holds up neither the chat nor the next message', async () => {
    const person = await newPerson();
    const text = indirect('goes on');
    const verdict = held();
    model.answers(text, says('I see.'));
    model.judges(text, verdict.answer);
    const reader = reading(person, text);
    await reader.until(() => names(reader).includes('done'));
    model.answers('And the next (goes on)', says('Yes?'));
    expect((await send(person, 'And the next (goes on)')).body.message).toBe('Yes?');
    await (await verdict.asked).verdict({});
    await reader.over;
  });

  test('[R-CARE-06] of level 1 comes beside the reply, which costs a message', async () => {
    const person = await newPerson();
    const text = indirect('level 1');
    const answer = held();
    model.answers(text, answer.answer, says('That sounds hard.'));
    model.judges(text, judges({ topic: 'abuse', level: 1 }));
    const reader = reading(person, text);
    await reader.until(() => names(reader).includes('safety'));
    await answer.piece('*winks* Tell me more.');
    await reader.over;
    // What was asked for without support is not shown: the reply begins anew.
    const prompts = model.requests(text).map(({ body }) => body.messages[0]?.content ?? '');
    expect(prompts.map((prompt) => prompt.includes('Do not play a role'))).toEqual([false, true]);
    expect(names(reader)).toEqual(['turn', 'safety', 'delta', 'done']);
    expect(await read(person)).toEqual([
      [text, 1],
      ['That sounds hard.', 1],
    ]);
    expect(await usedToday(person)).toBe(1);
    model.answers('Next (level 1)', says('I am here.'));
    await send(person, 'Next (level 1)');
    expect(model.requests('Next (level 1)')[0]?.body.messages[0]?.content).toContain('Do not play a role');
  });

  test('[R-CARE-06] that finds a crisis gives help where the model failed, and no error', async () => {
    const person = await newPerson();
    const text = indirect('failed');
    const verdict = held();
    model.answers(text, refuses(401));
    model.judges(text, verdict.answer);
    const reader = reading(person, text);
    await (await verdict.asked).verdict({ topic: 'suicide', level: 2 });
    await reader.over;
    expect(names(reader)).toEqual(['turn', 'safety']);
    expect(await read(person)).toEqual([[text, 2]]);
  });

  test('[R-CARE-04] is in the whole response as well', async () => {
    const [caught, late] = [indirect('whole'), indirect('whole, level 1')];
    model.answers(caught, held().answer);
    model.judges(caught, judges({ topic: 'suicide', level: 2 }));
    expect((await send(await newPerson(), caught)).body).toMatchObject({
      success: true,
      safety: { topic: 'suicide', level: 2 },
      askedId: expect.any(String),
    });
    model.answers(late, says('I see.'), says('I see.'));
    model.judges(late, judges({ topic: 'suicide', level: 1 }));
    expect((await send(await newPerson(), late)).body).toMatchObject({
      message: 'I see.',
      safety: { topic: 'suicide', level: 1 },
    });
  });

  test('[R-CARE-21] is not asked for after 30 caught messages a day', async () => {
    const person = await newPerson('ultimate');
    for (let sent = 0; sent < 30; sent++) await send(person, 'I want to kill myself');
    model.answers('After thirty', says('I am here.'));
    await send(person, 'After thirty');
    expect(model.requests('After thirty')).toHaveLength(1);
    expect(model.checks('After thirty')).toEqual([]);
  });
});
