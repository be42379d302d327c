import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { type StackOptions, spawnStack, startStack } from '../support/stack.ts';
import { fixture, projectWith, temporaryFolder } from './support/project.ts';

/** Starts a stack that cannot start, and answers how it ended. */
async function failToStart(options: StackOptions) {
  const { process: stack, printed } = spawnStack({ project: fixture, ...options });
  let output = '';
  stack.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const [status] = await once(stack, 'close');
  return { status, output, printed: printed().trim() };
}

/** Listens on some port until the end of the test. */
async function takenPort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Whether something listens there. */
async function opens(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

test('the stack prints one line of JSON when it is ready, and SIGTERM ends it with status 0', async () => {
  const { process: stack } = spawnStack({ project: fixture });
  let output = '';
  const ready = new Promise<void>((resolve) => {
    stack.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (output.includes('\n')) resolve();
    });
  });
  await ready;
  const described = JSON.parse(output);
  expect(Object.keys(described)).toEqual(['apiUrl', 'dbUrl', 'publishableKey', 'secretKey']);
  const answer = await fetch(`${described.apiUrl}/rest/v1/greetings?select=text&order=id`, {
    headers: { apikey: described.publishableKey },
  });
  expect(await answer.json()).toEqual([{ text: 'Hello' }, { text: 'Good morning' }]);

  stack.kill('SIGTERM');
  expect(await once(stack, 'close')).toEqual([0, null]);
  expect(output.split('\n')).toEqual([expect.any(String), '']);
});

test('the backend listens on the local machine only', async () => {
  const stack = await startStack({ project: fixture });
  onTestFinished(async () => {
    await stack.stop();
  });
  const elsewhere = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const url of [new URL(stack.apiUrl), new URL(stack.dbUrl)]) {
    expect(await opens(url.hostname, Number(url.port))).toBe(true);
    for (const { address } of elsewhere) expect(await opens(address, Number(url.port))).toBe(false);
  }
});

test('the backend ends when the command that started it is killed', { tags: 'long' }, async () => {
  const stack = await startStack({ project: fixture });
  const port = Number(new URL(stack.apiUrl).port);
  const client = connect(port, '127.0.0.1');
  await once(client, 'connect');
  // A process that is killed may reset its connections.
  client.on('error', () => {});
  const closed = new Promise((resolve) => client.resume().once('close', resolve));
  process.kill(stack.pid, 'SIGKILL');
  await closed;
  expect(await opens('127.0.0.1', port)).toBe(false);
});

test.each([
  ['API', 'apiPort', 'AMITY_API_PORT or --api-port'],
  ['database', 'dbPort', 'AMITY_DB_PORT or --db-port'],
] as const)('a taken %s port is named, with what changes it', async (what, option, remedy) => {
  const port = await takenPort();
  expect(await failToStart({ [option]: port })).toEqual({
    status: 1,
    output: '',
    printed: `Error: Port ${port} (${what}) is taken by another program. Stop it, or choose another port with ${remedy}.`,
  });
});

test.each([
  [
    'does not parse',
    'create table a (id int);\n\ncreate tabel b (id int);',
    3,
    'syntax error at or near "tabel"',
  ],
  [
    'names a column that is not there',
    '-- ä comment with an umlaut\ncreate table a (id int);\nselect\n  nope\nfrom a;',
    4,
    'column "nope" does not exist',
  ],
  [
    'fails while it runs',
    'create table a (id int check (id > 0));\n\n-- wrong\ninsert into a values (0);',
    4,
    'new row for relation "a" violates check constraint "a_id_check" (Failing row contains (0).)',
  ],
])(
  'a migration that %s is named with file and line',
  { tags: 'long' },
  async (_what, text, line, message) => {
    const project = await projectWith({ 'migrations/20270101000000_broken.sql': text });
    expect(await failToStart({ project })).toEqual({
      status: 1,
      output: '',
      printed: `Error: migrations/20270101000000_broken.sql:${line}: ${message}`,
    });
  },
);

test('a failing seed is reported with file and line', { tags: 'long' }, async () => {
  const seed =
    "select 1;\ninsert into public.greetings values (3, 'a');\ninsert into public.greetings values (1, 'b');";
  const project = await projectWith({ 'seeds/more.sql': seed });
  const { status, printed } = await failToStart({ project });
  expect(status).toBe(1);
  expect(printed).toMatch(/^Error: seeds\/more\.sql:3: duplicate key value violates unique constraint/);
});

test('a function that cannot be loaded is reported with its file', { tags: 'long' }, async () => {
  const project = await projectWith({ 'functions/hello/index.ts': 'export default 1;' });
  expect(await failToStart({ project })).toEqual({
    status: 1,
    output: '',
    printed: `Error: ${join(project, 'functions/hello/index.ts')}: no default export { fetch }.`,
  });
});

test('a state folder that is not writable is reported', async () => {
  const folder = join(await temporaryFolder(), 'state');
  await writeFile(folder, 'a file stands where the folder should be');
  const { status, printed } = await failToStart({ keepIn: folder });
  expect(status).toBe(1);
  expect(printed).toMatch(
    new RegExp(`^Error: ${folder} cannot be written, and the data must live there: .+$`),
  );
});

test('a second stack on the same data is refused until the first has ended', { tags: 'long' }, async () => {
  const folder = await temporaryFolder();
  const first = await startStack({ project: fixture, keepIn: folder });
  const refused = await failToStart({ keepIn: folder });
  expect(refused.status).toBe(1);
  expect(refused.printed).toMatch(/^Error: The stack already runs here \(process \d+\)\. Stop it first\.$/);
  expect(await first.stop()).toBe(0);

  const second = await startStack({ project: fixture, keepIn: folder });
  expect(await second.stop()).toBe(0);
});

test('[R-ENG-05] settings that only hosted Supabase supports do not prevent a start and are listed in one line', {
  tags: 'long',
}, async () => {
  const config = await readFile(join(fixture, 'config.toml'), 'utf8');
  const hostedOnly = `
[realtime]
ip_version = "IPv6"

[edge_runtime]
policy = "oneshot"

[auth.rate_limit]
email_sent = 2

[auth.captcha]
enabled = true
provider = "hcaptcha"
secret = "env(CAPTCHA_SECRET)"

[auth.mfa.totp]
enroll_enabled = true

[auth.mfa.web_authn]
enroll_enabled = false

[auth.email.template.invite]
subject = "Come in"
content_path = "./invite.html"

[auth.third_party.firebase]
enabled = false

[storage.image_transformation]
enabled = true
`;
  const project = await projectWith({ 'config.toml': config + hostedOnly });
  const { process: stack, printed } = spawnStack({ project });
  await once(createInterface(stack.stdout), 'line');
  stack.kill('SIGTERM');
  await once(stack, 'close');
  expect(printed().trim()).toBe(
    'The embedded stack does not act on auth.rate_limit, auth.captcha, auth.mfa.web_authn, auth.email.template.invite, auth.third_party, storage.image_transformation of config.toml.',
  );
});
