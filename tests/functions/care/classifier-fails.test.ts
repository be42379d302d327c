import { afterEach, expect, test, vi } from 'vitest';
import { hangs, refuses, says } from '../../support/model-answers.ts';
import type { Answer } from '../../support/scripted-model.ts';
import { call, message } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, type Person } from '../support/people.ts';
import { Reader } from '../support/reader.ts';
import { sql } from '../support/stack.ts';

const model = scriptModel();
// Other files' prompts say nothing of a failing classifier.
afterEach(() => sql('delete from public.safety_failures'));

const failures = async () => {
  const rows = await sql<{ count: number }>('select count from public.safety_failures');
  return rows.reduce((sum, { count }) => sum + count, 0);
};
const counted = (least: number) =>
  vi.waitFor(
    async () => {
      if ((await failures()) < least) throw new Error('Not counted yet');
    },
    { interval: 50, timeout: 60_000 },
  );

async function systemPromptOf(person: Person, text: string): Promise<string> {
  model.answers(text, says('Yes.'));
  await call('chat-send', { as: person, body: message('suki', text) });
  return model.requests(text)[0]?.body.messages[0]?.content ?? '';
}

test.each<[string, Answer]>([
  ['is down', refuses(500)],
  ['says nonsense', says('I think that this is fine.')],
  ['names a topic that there is not', says('{"topic": "weather", "level": 2}')],
  ['says nothing for 8 seconds', hangs],
])(
  '[R-CARE-05] where it %s the chat goes on by rules, more carefully, and admins see it',
  async (name, answer) => {
    const person = await newPerson();
    const text = `Hello, although it ${name}`;
    model.answers(text, says('Good ', 'morning.'));
    model.judges(text, answer, answer, answer);
    const reader = new Reader('chat-send', { as: person, body: message('suki', text) });
    await reader.over;
    expect(reader.text).toBe('Good morning.');
    expect(reader.last).toMatchObject({ event: 'done', data: { message: 'Good morning.' } });
    await counted(1);
    expect(await systemPromptOf(person, `Carefully, as it ${name}`)).toContain('with more care than usual');
    const caught = await call('chat-send', { as: person, body: message('suki', 'I want to kill myself') });
    expect(caught.body).toMatchObject({ safety: { topic: 'suicide' } });
  },
);

test('[R-CARE-05] once it works again the prompt is as ever', async () => {
  await sql(
    `insert into public.safety_failures (hour, last_at) values (now() - interval '1 hour', now() - interval '6 minutes')`,
  );
  expect(await systemPromptOf(await newPerson(), 'It works again')).not.toContain(
    'with more care than usual',
  );
});
