import { expect, test } from 'vitest';
import { startStack } from '../support/stack.ts';
import { call } from './support/api.ts';
import { runCommand } from './support/command.ts';
import { fixture, temporaryFolder } from './support/project.ts';

test('status prints the addresses and keys of the running stack, one NAME=value a line', async () => {
  const folder = await temporaryFolder();
  const stack = await startStack({ project: fixture, keepIn: folder, siteUrl: 'http://127.0.0.1:6173' });
  expect(await runCommand('status', folder)).toEqual({
    status: 0,
    printed: '',
    output: [
      `API_URL=${stack.apiUrl}`,
      `DB_URL=${stack.dbUrl}`,
      `PUBLISHABLE_KEY=${stack.publishableKey}`,
      `SECRET_KEY=${stack.secretKey}`,
      'SITE_URL=http://127.0.0.1:6173',
      `MAILBOX_URL=${stack.apiUrl}/mailbox`,
      '',
    ].join('\n'),
  });
  expect(await stack.stop()).toBe(0);
  expect(await runCommand('status', folder)).toEqual({
    status: 1,
    output: '',
    printed: 'Error: The stack is not running. Start it with npm start.',
  });
});

test('reset empties and seeds a stopped stack, and refuses while it runs', async () => {
  const folder = await temporaryFolder();
  const first = await startStack({ project: fixture, keepIn: folder });
  const headers = { apikey: first.secretKey };
  await call(first, '/rest/v1/greetings', { method: 'POST', headers, body: { id: 3, text: 'Good night' } });
  const refused = await runCommand('reset', folder);
  expect(refused.status).toBe(1);
  expect(refused.printed).toMatch(/^Error: The stack already runs here \(process \d+\)\. Stop it first\.$/);
  expect((await call(first, '/rest/v1/greetings?select=id')).body).toHaveLength(3);
  expect(await first.stop()).toBe(0);

  expect(await runCommand('reset', folder)).toEqual({
    status: 0,
    output: '',
    printed: 'The database is empty again, migrated and seeded.',
  });
  const second = await startStack({ project: fixture, keepIn: folder });
  expect((await call(second, '/rest/v1/greetings?select=id')).body).toEqual([{ id: 1 }, { id: 2 }]);
  expect(second.publishableKey).toBe(first.publishableKey);
  await second.stop();
});
