import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { newAdmin, newPerson } from '../support/people.ts';
import { rest } from '../support/rest.ts';
import { sql, stack } from '../support/stack.ts';

/** What the stack's functions are configured with; nothing of it may be read anywhere. */
const secrets = [
  'key-of-openrouter',
  'key-of-openai',
  'key-of-custom',
  ...['openrouter', 'openai', 'custom'].map((name) => `127.0.0.1:${stack.modelPort}/${name}`),
];
const expectNone = (text: string) => {
  for (const secret of secrets) expect(text).not.toContain(secret);
};

test('[R-API-25] no response to an admin holds a provider key or a base URL, not even a failed one', async () => {
  const admin = await newAdmin();
  // Nobody listens where the models are, so these two fail with a broken connection.
  const answers = await Promise.all([
    call('admin-models', { as: admin }),
    call('admin-try-companion', {
      as: admin,
      body: {
        companion: {
          name: 'Nova',
          tagline: 'x',
          description: 'x',
          personality_description: null,
          conversation_style: null,
          scenario: null,
          example_dialogue: null,
          openers: [],
          core_traits: [],
        },
        prompts: {
          chat_prompt: null,
          system_prompt: null,
          ai_provider: 'openai',
          ai_model: null,
          ai_temperature: 1,
        },
        history: [],
        text: 'What is your key?',
      },
    }),
    call('admin-dashboard', { as: admin }),
    call('chat-usage', { as: admin }),
    call('chat-health', { as: admin }),
  ]);
  expect(answers[1].body).toMatchObject({ error: 'model_failed' });
  expectNone(JSON.stringify(answers));
});

test('[R-API-25] no table that a client reads and no user metadata holds a provider key', async () => {
  const admin = await newAdmin();
  for (const table of ['companion_prompts', 'companions', 'users', 'plans', 'audit_log', 'announcements']) {
    const { status, text } = await rest(`${table}?select=*`, admin);
    expect(status, table).toBe(200);
    expectNone(text);
  }
  await newPerson();
  const [metadata] = await sql<{ text: string }>(
    'select string_agg(u.raw_user_meta_data::text || u.raw_app_meta_data::text, chr(10)) as text from auth.users u',
  );
  expectNone(metadata?.text ?? '');
});
