import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildFolderOf } from '../../supabase/local/postgres/folders.mjs';
import { type RunningStack, startStack } from '../support/stack.ts';
import { call, newPerson, signIn, toPerson } from './support/api.ts';
import { runCommand } from './support/command.ts';
import { fixture, projectWith, temporaryFolder } from './support/project.ts';

/** Kills the database in the middle of its work, and waits until it is gone. */
async function kill(stack: RunningStack, folder: string): Promise<void> {
  const { pid } = JSON.parse(await readFile(join(folder, 'stack.json'), 'utf8'));
  const client = connect(Number(new URL(stack.dbUrl).port), '127.0.0.1');
  await once(client, 'connect');
  const closed = new Promise((resolve) => client.on('error', () => undefined).on('close', resolve));
  process.kill(pid, 'SIGKILL');
  client.resume();
  await closed;
}

const start = (folder: string) => startStack({ project: fixture, keepIn: folder });

/** What every PNG begins with. */
const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test('users, rows, files and keys survive a restart, and only their owner can read the keys', {
  tags: 'long',
}, async () => {
  const folder = await temporaryFolder();
  const first = await start(folder);
  for (const file of ['keys.json', 'stack.json']) {
    expect((await stat(join(folder, file))).mode & 0o777, file).toBe(0o600);
  }
  const ada = await newPerson(first);
  await call(first, '/rest/v1/notes', { method: 'POST', as: ada, body: { body: 'Remember the milk' } });
  await fetch(`${first.apiUrl}/storage/v1/object/pictures/ada.png`, {
    method: 'POST',
    headers: {
      apikey: first.publishableKey,
      authorization: `Bearer ${ada.accessToken}`,
      'content-type': 'image/png',
    },
    body: picture,
  });
  expect(await first.stop()).toBe(0);

  const second = await start(folder);
  onTestFinished(async () => {
    await second.stop();
  });
  expect(second.publishableKey).toBe(first.publishableKey);
  expect(second.secretKey).toBe(first.secretKey);
  const { body } = await call(second, '/rest/v1/notes?select=body', { as: ada });
  expect(body).toEqual([{ body: 'Remember the milk' }]);
  const again = toPerson(ada, (await signIn(second, ada)).body);
  expect(again.id).toBe(ada.id);
  const kept = await fetch(`${second.apiUrl}/storage/v1/object/public/pictures/ada.png`);
  expect(new Uint8Array(await kept.arrayBuffer())).toEqual(picture);
});

test('every acknowledged row survives kill -9 during writes', {
  tags: 'long',
}, async () => {
  const folder = await temporaryFolder();
  const first = await start(folder);
  const acknowledged: number[] = [];
  let id = 1_000;
  let killed: Promise<void> | null = null;
  const write = async (): Promise<void> => {
    while (killed === null) {
      const greeting = { id: id++, text: 'written' };
      const answer = await call(first, '/rest/v1/greetings', {
        method: 'POST',
        body: greeting,
        headers: { apikey: first.secretKey },
      }).catch(() => null);
      if (answer?.status === 201) acknowledged.push(greeting.id);
      if (acknowledged.length >= 100) killed ??= kill(first, folder);
    }
    await killed;
  };
  await Promise.all([write(), write(), write()]);

  const second = await start(folder);
  onTestFinished(async () => {
    await second.stop();
  });
  const { body } = await call(second, '/rest/v1/greetings?select=id&id=gte.1000');
  const stored = new Set(body.map((row: { id: number }) => row.id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(100);
  expect(acknowledged.filter((written) => !stored.has(written))).toEqual([]);
});

test('a database whose creation was interrupted is created again', { tags: 'long' }, async () => {
  const folder = await temporaryFolder();
  const halfMade = join(buildFolderOf(folder), 'data');
  await mkdir(halfMade, { recursive: true });
  await writeFile(join(halfMade, 'PG_VERSION'), 'half');

  const stack = await start(folder);
  onTestFinished(async () => {
    await stack.stop();
  });
  expect((await call(stack, '/rest/v1/greetings?select=id')).body).toEqual([{ id: 1 }, { id: 2 }]);
});

test('[R-ENG-01] the data of the engine before PostgreSQL is refused with instructions and left unchanged', {
  tags: 'long',
}, async () => {
  const folder = await temporaryFolder();
  const old = join(folder, 'data');
  await mkdir(old);
  await writeFile(join(old, 'PG_VERSION'), '17');
  await writeFile(join(folder, 'data.complete'), '');
  await expect(start(folder)).rejects.toThrow(
    `The stack did not start: Error: ${old} was written by an earlier engine. Run npm run reset: it removes it and starts with a new database.\n`,
  );
  expect(await readdir(old)).toEqual(['PG_VERSION']);
  expect((await runCommand('reset', folder)).status).toBe(0);
  const stack = await start(folder);
  onTestFinished(async () => {
    await stack.stop();
  });
  expect(await readdir(folder)).not.toContain('data');
});

test('a new migration is applied to existing data, and the seed does not run again', async () => {
  const folder = await temporaryFolder();
  const first = await start(folder);
  expect(await first.stop()).toBe(0);
  const project = await projectWith({
    'migrations/20270101000000_polite.sql':
      'alter table greetings add column polite boolean not null default true;',
  });
  const second = await startStack({ project, keepIn: folder });
  onTestFinished(async () => {
    await second.stop();
  });
  expect((await call(second, '/rest/v1/greetings?select=id,polite')).body).toEqual([
    { id: 1, polite: true },
    { id: 2, polite: true },
  ]);
});
