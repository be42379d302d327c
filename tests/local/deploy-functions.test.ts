import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { installed, root, run } from '../support/steps.mjs';
import { type ManagementApi, startManagementApi } from './support/management-api.ts';
import { copyProduct, temporaryFolder } from './support/project.ts';

const ref = 'abcdefghijklmnopqrst';
const deno = ['--no-lock', '--node-modules-dir=manual'];

let api: ManagementApi;
let folder: string;

/**
 * Each function's upload is written to a folder of its own, and all of them to `all`. The import map stands elsewhere,
 * beside the packages that a project would fetch from npm: so a package is found through the import map or not at all.
 */
beforeAll(async () => {
  folder = await temporaryFolder(afterAll);
  api = await startManagementApi({ ref }, folder);
  const checkout = await temporaryFolder(afterAll);
  await copyProduct(checkout);
  const target = [`--remote=${ref}`, '--workdir', checkout];
  await run(installed('supabase'), ['functions', 'deploy', ...target, '--use-api', '--yes'], {
    env: api.env,
  });
  await write('maps/none.json', '{}');
  await symlink(join(root, 'node_modules'), join(folder, 'maps/node_modules'));
  for (const [name, { metadata, files }] of api.uploads) {
    const map = files.get(metadata.import_map_path);
    if (map !== undefined) {
      await write(`maps/${name}.json`, leadingTo(join(folder, name, metadata.import_map_path), map));
      await write('maps/all.json', leadingTo(join(folder, 'all', metadata.import_map_path), map));
    }
    for (const [path, content] of files) {
      await write(join(name, path), content);
      await write(join('all', path), content);
    }
  }
});
afterAll(() => api?.close());

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

/** The import map as if it stood at `place`, where the upload has it: its relative paths are made whole. */
function leadingTo(place: string, map: Uint8Array): string {
  const { imports, ...rest } = JSON.parse(new TextDecoder().decode(map));
  const whole = Object.entries<string>(imports).map(([name, target]) => [
    name,
    target.startsWith('.') ? new URL(target, pathToFileURL(place)).href : target,
  ]);
  return JSON.stringify({ ...rest, imports: Object.fromEntries(whole) });
}

/** The options with which Deno uses the import map that was named for the function. */
function withMap(name: string, below = name): string[] {
  const named = (api.uploads.get(name)?.metadata.import_map_path ?? '') !== '';
  return [...deno, '--config', join(folder, `maps/${named ? below : 'none'}.json`)];
}

function entry(name: string, below = name): string {
  return join(folder, below, api.uploads.get(name)?.metadata.entrypoint_path ?? '');
}

/** Modules that are not there and imports that lead nowhere, anywhere in what Deno says of a program. */
function errorsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'error' ? [part] : errorsIn(part)));
}

test('[R-PROD-01] every function is uploaded and reachable without a token check of the gateway', async () => {
  const folders = await readdir(join(root, 'supabase/functions'), { withFileTypes: true });
  const functions = folders.filter((each) => each.isDirectory() && !each.name.startsWith('_'));
  expect([...api.uploads.keys()].sort()).toEqual(functions.map(({ name }) => name).sort());
  for (const [name, { metadata }] of api.uploads) expect(metadata.verify_jwt, name).toBe(false);
});

test('[R-PROD-01] every import of a function is in its own upload or in its import map', async () => {
  for (const name of api.uploads.keys()) {
    const graph = await run(installed('deno'), ['info', '--json', ...withMap(name), entry(name)]);
    expect(errorsIn(JSON.parse(graph)), name).toEqual([]);
  }
});

/** The functions of each area, checked together: most of what takes time is the packages they share. */
const areas = ['admin', 'chat', 'companion', 'memory', 'stripe', 'user'];

test.each(areas)(
  '[R-PROD-01] what is uploaded of the functions of %s type-checks',
  { tags: 'long' },
  async (area) => {
    const names = [...api.uploads.keys()].filter((name) => name.startsWith(`${area}-`));
    const entries = names.map((name) => entry(name, 'all'));
    await run(installed('deno'), ['check', ...withMap(names[0] ?? '', 'all'), ...entries]);
  },
);

test('every function belongs to an area that the deployment tests check', () => {
  const others = [...api.uploads.keys()].filter((name) => !areas.some((area) => name.startsWith(`${area}-`)));
  expect(others).toEqual([]);
});

test('[R-PROD-01] chat-send runs from its own upload and refuses a caller without a token', async () => {
  const args = [
    'serve',
    ...withMap('chat-send'),
    '--allow-env',
    '--allow-net',
    '--host=127.0.0.1',
    '--port=0',
  ];
  const server = spawn(installed('deno'), [...args, entry('chat-send')], {
    env: {
      ...process.env,
      NO_COLOR: '1',
      SUPABASE_URL: 'http://127.0.0.1:9',
      SUPABASE_SERVICE_ROLE_KEY: 'a-secret-key',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  onTestFinished(async () => {
    server.kill();
    await ended;
  });
  let printed = '';
  let url: string | undefined;
  for await (const line of createInterface(server.stderr)) {
    printed += `${line}\n`;
    url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (url !== undefined) break;
  }
  expect(url, printed).toBeDefined();
  const refusal = await fetch(`${url}/chat-send`, { method: 'POST', body: '{}' });
  expect(refusal.status).toBe(401);
  expect(await refusal.json()).toMatchObject({ success: false, error: 'unauthorized' });
});
