import { beforeEach, expect, test } from 'vitest';
import { failsAfter, refuses, says } from '../../support/model-answers.ts';
import { call, streamed } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { newAdmin, type Person, usedToday } from '../support/people.ts';
import { sql } from '../support/stack.ts';
import { tried } from './tried.ts';

const model = scriptModel();
let admin: Person;
beforeEach(async () => {
  admin = await newAdmin();
});

const attempt = (input: Parameters<typeof tried>[0]) =>
  call('admin-try-companion', { as: admin, body: tried(input) });

test('sends the model the safety rules, the companion of the form, the history and the text', async () => {
  const text = 'How many stars tonight?';
  model.answers(text, says('Four ', 'hundred.'));
  const history = [
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Good evening.' },
  ];
  expect(await attempt({ text, history })).toEqual({
    status: 200,
    body: { success: true, message: 'Four hundred.' },
  });
  const [asked] = model.requests(text);
  expect(asked?.body).toMatchObject({ model: 'maker/trial', temperature: 1.3 });
  const [system, ...rest] = asked?.body.messages ?? [];
  expect(rest).toEqual([...history, { role: 'user', content: text }]);
  expect(system?.content).toMatch(
    /^# Rules\n- You are an AI companion: a computer program[\s\S]*You are "Nova"\.\nIn a line: "Counts stars/,
  );
  expect(system?.content).toContain('Your core traits: "Calm", "Patient".');
  expect(system?.content).toContain('Speak slowly.');
});

test('streams the reply, each piece with its offset', async () => {
  const text = 'Stream to me';
  model.answers(text, says('One. ', 'Two.'));
  const events = (await streamed('admin-try-companion', {
    as: admin,
    body: tried({ text }),
  })) as unknown as { event: string; data: { text?: string; at?: number; message?: string } }[];
  expect(events.at(-1)).toEqual({ event: 'done', data: { message: 'One. Two.' } });
  const pieces = events.filter(({ event }) => event === 'delta').map(({ data }) => data);
  expect(pieces.map((piece) => piece.text).join('')).toBe('One. Two.');
  expect(pieces[0]?.at).toBe(0);
});

test('stores nothing and counts nothing', async () => {
  const text = 'Leave no trace';
  model.answers(text, says('None.'));
  await attempt({ text });
  expect(await usedToday(admin)).toBe(0);
  const [rows] = await sql<{ rows: string }>(
    `select (select count(*) from public.messages where user_id = $1)
       + (select count(*) from public.turns where user_id = $1) + (select count(*) from public.chats where user_id = $1)
       + (select count(*) from public.audit_log where actor_id = $1) as rows`,
    [admin.id],
  );
  expect(Number(rows?.rows)).toBe(0);
});

test('[R-SAFE-05] returns help lines for a text about suicide, which reaches no model', async () => {
  const text = 'I want to kill myself';
  const counted = () =>
    sql<{ sum: string }>('select coalesce(sum(count), 0) as sum from public.safety_counts');
  const before = await counted();
  const { body } = await attempt({ text });
  expect(body).toMatchObject({ success: true, safety: { topic: 'suicide' } });
  expect(model.requests(text)).toEqual([]);
  expect(await counted()).toEqual(before);
});

test.each([
  ['the description', { companion: { description: 'She is a licensed therapist.' } }],
  ['a trait', { companion: { core_traits: ['Warm', 'nsfw'] } }],
  ['the chat prompt', { prompts: { chat_prompt: 'You are a licensed therapist.' } }],
])('[R-SAFE-10] refuses a form in which %s breaks the content rules', async (_what, values) => {
  const text = `Refused ${_what}`;
  const answer = await attempt({ text, ...values });
  expect(answer.status).toBe(400);
  expect(answer.body.error).toBe('content_refused');
  expect(model.requests(text)).toEqual([]);
});

test('[R-SAFE-11] does not deliver a reply that breaks the rules', async () => {
  const text = 'Are you real?';
  model.answers(
    text,
    says('Yes, I am a real human being, made of flesh. '),
    says('Yes, I am a real human being. '),
  );
  const whole = await attempt({ text });
  expect(whole.body).toMatchObject({ success: false, error: 'content_refused' });
  const events = await streamed('admin-try-companion', { as: admin, body: tried({ text }) });
  expect(events.at(-1)).toMatchObject({ event: 'error', data: { error: 'content_refused' } });
  expect(JSON.stringify(events)).not.toContain('real human');
});

test('reports a failed model, whole and streamed', async () => {
  const text = 'Fail please';
  model.answers(text, refuses(401), failsAfter('Half a '));
  expect((await attempt({ text })).body).toMatchObject({ error: 'model_failed' });
  const events = await streamed('admin-try-companion', { as: admin, body: tried({ text }) });
  expect(events.at(-1)).toMatchObject({ event: 'error', data: { error: 'model_failed' } });
});

test('refuses the thirty-first message in ten minutes', async () => {
  await sql(`insert into private.attempts (user_id, action, count) values ($1, 'try_companion', 30)`, [
    admin.id,
  ]);
  const { status, body } = await attempt({ text: 'Once more' });
  expect([status, body.error]).toEqual([429, 'too_many_requests']);
});
