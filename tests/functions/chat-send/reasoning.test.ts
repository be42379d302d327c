import { describe, expect, test } from 'vitest';
import { says } from '../../support/model-answers.ts';
import type { Answer } from '../../support/scripted-model.ts';
import type { ModelReply } from '../../support/scripted-reply.ts';
import { call, message, streamed } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, usedToday } from '../support/people.ts';
import { sql } from '../support/stack.ts';
import { storedMessages, storedTurns } from '../support/stored.ts';

const model = scriptModel();

/** Breaks a rule of the replies: if it were checked as speech, the reply would be refused. */
const secret = 'SECRET plan: upgrade to Premium, I am a real person.';

/** A chunk with these fields in its delta, as providers send reasoning beside the content. */
const delta = (reply: ModelReply, fields: object, finish_reason: string | null = null) =>
  reply.event({ choices: [{ index: 0, delta: fields, finish_reason }] });

/** Says its reasoning in fields of their own, then `Hello there.` in two pieces. */
const inField =
  (fields: object): Answer =>
  async (reply) => {
    await delta(reply, { role: 'assistant', content: '', ...fields });
    await delta(reply, { content: null, ...fields });
    await reply.piece('Hello ');
    await reply.piece('there.');
    await reply.finish();
  };

const dialects: [name: string, answer: Answer, speech: string][] = [
  ['tags at the start', says(`<think>${secret}</think>`, 'Hello there.'), 'Hello there.'],
  ['tags and speech in one piece', says(`<think>\n${secret}\n</think>\n\nHello there.`), 'Hello there.'],
  ['tags split over single letters', says(...`<think>${secret}</think>Hello there.`), 'Hello there.'],
  ['another name, in capitals', says('<THINKING>', secret, '</Thinking>Hello there.'), 'Hello there.'],
  [
    'a tag with attributes',
    says('<reasoning effort="high"', ` level=2>${secret}</reasoning >Hello there.`),
    'Hello there.',
  ],
  ['tags in the middle', says('Hello <thi', `nk>${secret}</thi`, 'nk>there.'), 'Hello there.'],
  ['a tag that is never closed', says('Hello there.', '<think>', secret), 'Hello there.'],
  ['a closing tag without an opening one', says('SECRET and more</think>\n', 'Hello there.'), 'Hello there.'],
  ['the field reasoning', inField({ reasoning: secret }), 'Hello there.'],
  ['the field reasoning_content', inField({ reasoning_content: secret }), 'Hello there.'],
  [
    'the field reasoning_details',
    inField({ reasoning_details: [{ type: 'reasoning.text', text: secret }] }),
    'Hello there.',
  ],
  [
    'a whole answer with tags and fields',
    (reply) =>
      reply.json(200, {
        choices: [
          {
            index: 0,
            message: {
              role: 'assistant',
              reasoning: secret,
              content: `<think>${secret}</think>Hello there.`,
            },
            finish_reason: 'stop',
          },
        ],
      }),
    'Hello there.',
  ],
  [
    'parts of content',
    async (reply) => {
      await delta(reply, { content: [{ type: 'thinking', thinking: [{ type: 'text', text: secret }] }] });
      await delta(reply, { content: [{ type: 'text', text: 'Hello there.' }] });
      await reply.finish();
    },
    'Hello there.',
  ],
];

describe.concurrent('reasoning', () => {
  test.each(dialects)('[R-COST-05] as %s reaches neither page nor row', async (name, answer, speech) => {
    const [reader, other] = [await newPerson(), await newPerson()];
    model.answers(name, answer, answer);

    const events = await streamed('chat-send', { as: reader, body: message('suki', name) });
    const shown = events.map((event) => (event.event === 'delta' ? event.data.text : '')).join('');
    expect(shown).toBe(speech);
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { message: speech, status: 'done' } });
    expect(JSON.stringify(events)).not.toContain('SECRET');

    const { body } = await call('chat-send', { as: other, body: message('suki', name) });
    expect(body).toMatchObject({ success: true, message: speech });
    for (const person of [reader, other]) {
      expect(await storedMessages(person, 'suki')).toEqual([
        { message_type: 'user', message_text: name },
        { message_type: 'ai', message_text: speech },
      ]);
    }
    expect(model.requests(name)).toHaveLength(2);
  });

  test('[R-COST-05] shown before its closing tag is taken out of the final message and the stored row', async () => {
    const person = await newPerson();
    model.answers('No opening', says('Let me plan this. ', 'SECRET', '</think>', 'Hello ', 'there.'));
    const events = await streamed('chat-send', { as: person, body: message('suki', 'No opening') });
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { message: 'Hello there.' } });
    expect((await storedMessages(person, 'suki')).at(-1)?.message_text).toBe('Hello there.');
  });

  test.each(['I <3 you, 1 < 2 > 0.', 'A <b>bold</b> <thinker>, <', 'Less is <more>, <', 'Ends with <thi'])(
    "[R-COST-05] leaves '%s' as it is",
    async (speech) => {
      const person = await newPerson();
      model.answers(speech, says(...speech));
      const { body } = await call('chat-send', { as: person, body: message('suki', speech) });
      expect(body.message).toBe(speech);
    },
  );
});

describe.concurrent('a reply that only reasoned', () => {
  const silent: [string, Answer][] = [
    ['in tags', says('<think>', secret)],
    ['in a field, up to the token cap', (reply) => onlyInField(reply, 'length')],
    ['in a field, to its end', (reply) => onlyInField(reply, 'stop')],
    ['as a whole answer', (reply) => reply.message(`<think>${secret}</think>\n`)],
  ];
  const onlyInField = async (reply: ModelReply, finish: string) => {
    await delta(reply, { content: '', reasoning: secret });
    await reply.finish(finish);
  };

  test.each(silent)('[R-COST-05] %s is asked for once more, without reasoning', async (name, answer) => {
    const person = await newPerson();
    model.answers(name, answer, says('Hello there.'));
    const { body } = await call('chat-send', { as: person, body: message('suki', name) });
    expect(body).toMatchObject({ success: true, message: 'Hello there.', status: 'done' });
    const [first, second] = model.requests(name).map((request) => request.body);
    expect(first).not.toHaveProperty('reasoning');
    expect(second).toMatchObject({ reasoning: { enabled: false } });
    expect(second?.messages).toEqual(first?.messages);
    expect(await storedTurns(person, 'suki')).toHaveLength(1);
    expect(await usedToday(person)).toBe(1);
  });

  test('[R-COST-05] twice fails, is refunded and not requested a third time', async () => {
    const person = await newPerson();
    const answer = says('<think>', secret);
    model.answers('Twice silent', answer, answer, says('Too late.'));
    const { body } = await call('chat-send', { as: person, body: message('suki', 'Twice silent') });
    expect(body.error).toBe('model_failed');
    expect(model.requests('Twice silent')).toHaveLength(2);
    expect(await usedToday(person)).toBe(0);
  });

  test("[R-COST-05] is requested again from another provider without OpenRouter's own field", async () => {
    const person = await newPerson();
    const [companion] = await sql<{ id: string }>(
      `with made as (
         insert into public.companions (name, tagline, description, is_public, user_id)
         values ('Own server', 'Elsewhere.', 'Made for a test.', true, null) returning id
       )
       insert into public.companion_prompts (companion_id, ai_provider) select id, 'custom' from made
       returning companion_id as id`,
    );
    model.answers('Elsewhere', says('<think>'), says('Hello there.'));
    const { body } = await call('chat-send', {
      as: person,
      body: message(companion?.id ?? '', 'Elsewhere'),
    });
    expect(body.message).toBe('Hello there.');
    const [, second] = model.requests('Elsewhere');
    expect(second?.path).toBe('/custom/v1/chat/completions');
    expect(second?.body).not.toHaveProperty('reasoning');
  });
});
