import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startStack } from '../support/stack.ts';
import { call } from './support/api.ts';
import { runCommand } from './support/command.ts';
import { fixture, temporaryFolder } from './support/project.ts';

test('status prints the addresses and keys of the running stack, one NAME=value a line', async () => {
  const folder = await temporaryFolder();
  const stack = await startStack({ project: fixture, keepIn: folder, siteUrl: 'http://127.0.0.1:6173' });
  const { output, ...rest } = await runCommand('status', folder);
  expect({ ...rest, lines: output.split('\n') }).toEqual({
    status: 0,
    printed: '',
    lines: [
      `API_URL=${stack.apiUrl}`,
      `DB_URL=${stack.dbUrl}`,
      `PUBLISHABLE_KEY=${stack.publishableKey}`,
      `SECRET_KEY=${stack.secretKey}`,
      'SITE_URL=http://127.0.0.1:6173',
      `MAILBOX_URL=${stack.apiUrl}/mailbox`,
      'ADMIN_FACTOR=AMITYDEMOADMINSECONDFACTORSECRET',
      expect.stringMatching(/^ADMIN_CODE=\d{6}$/),
      '',
    ],
  });
  expect(await stack.stop()).toBe(0);
  expect(await runCommand('status', folder)).toEqual({
    status: 1,
    output: '',
    printed: 'Error: The stack is not running. Start it with npm start.',
  });
});

test('reset empties and seeds a stopped stack, and refuses while it runs', { tags: 'long' }, async () => {
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

/** Runs `npm run <name>` to its end, with nothing in the environment that names a project. */
function npmRun(name: string, args: string[]) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1' };
  return new Promise<{ status: number | null; printed: string }>((resolve) => {
    const child = execFile(
      'npm',
      ['run', '--silent', name, '--', ...args],
      { env },
      (_error, output, errors) => resolve({ status: child.exitCode, printed: output + errors }),
    );
  });
}

/**
 * The commands of package.json, but the formatter, which answers for itself, and the tests, which hand arguments on.
 */
const { scripts } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
const commands = Object.keys(scripts).filter((name) => name !== 'format' && !name.startsWith('test'));

test.each(commands)(
  '[R-PROD-26] npm run %s answers a wrong argument with what it takes, in one line',
  { tags: 'long' },
  async (name) => {
    const { status, printed } = await npmRun(name, ['--no-such-flag']);
    expect(printed).toMatch(/^Error: Unknown option '--no-such-flag'\. Usage: npm (start|run \S+).*\n$/);
    expect(printed).toContain(name);
    expect(status).toBe(1);
  },
);

test.each([
  [
    'bench',
    ['nosuch'],
    /^Error: There is no bench 'nosuch'\. Usage: npm run bench, or npm run bench -- <one of .+>\n$/,
  ],
  ['stripe:repair', [], /^Error: It takes one person, or --all\. Usage: npm run stripe:repair -- .+\n$/],
  ['stripe:repair', ['one', 'two'], /^Error: It takes one person, or --all\. Usage: .+\n$/],
  [
    'admin:reset-factor',
    [],
    /^Error: It takes the e-mail of one admin\. Usage: npm run admin:reset-factor -- .+\n$/,
  ],
  ['build', ['web'], /^Error: Unexpected argument 'web'\. Usage: npm run build\n$/],
])(
  '[R-PROD-26] npm run %s does not take %j, and says in one line what it takes',
  async (name, args, text) => {
    expect(await npmRun(name, args)).toEqual({ status: 1, printed: expect.stringMatching(text) });
  },
);

const project = 'SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY or SUPABASE_SECRET_KEYS';

test.each([
  ['stripe:setup', [], `${project}, STRIPE_SECRET_KEY`],
  ['stripe:repair', ['--all'], `${project}, STRIPE_SECRET_KEY`],
  ['admin:reset-factor', ['admin@amity.test'], project],
])('npm run %s names every variable that is not set', async (name, args, names) => {
  expect(await npmRun(name, args)).toEqual({ status: 1, printed: `Error: Not set: ${names}.\n` });
});
