import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../supabase/local/postgres/free-port.mjs';
import { root } from '../support/steps.mjs';
import { type Process, processTree, running } from './support/processes.ts';
import { fixture, temporaryFolder } from './support/project.ts';

/** A site of one page and one script, whose build fails at its end where BROKEN is set, and has none with ENDLESS. */
const site = {
  'web/index.html': '<!doctype html><title>Small</title><script type="module" src="/main.js"></script>',
  'web/main.js': 'console.log(import.meta.env.VITE_SUPABASE_URL);',
  'web/public/_headers': '/*\n  X-Site: small\n',
  'web/vite.config.js': `export default {
    root: import.meta.dirname,
    build: { emptyOutDir: true },
    plugins: [{
      name: 'end',
      async buildStart() { if (process.env.ENDLESS) await new Promise((end) => setTimeout(end, 600_000)); },
      closeBundle() { if (process.env.BROKEN) throw new Error('The end is broken.'); },
    }],
  };`,
};

/** A checkout with the commands of this one, the small project of these tests and the small site. */
async function checkout(): Promise<string> {
  const folder = await temporaryFolder();
  await cp(fixture, join(folder, 'supabase'), { recursive: true });
  for (const path of ['supabase/local', 'supabase/functions/_shared', 'package.json', 'package-lock.json']) {
    await cp(join(root, path), join(folder, path), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(site)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/** Runs `npm run build` there to its end. */
async function build(folder: string, env: Record<string, string>) {
  const { VITE_SUPABASE_URL: _url, VITE_SUPABASE_PUBLISHABLE_KEY: _key, ...inherited } = process.env;
  const npm = spawn('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    env: { ...inherited, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const [status] = await once(npm, 'close');
  return { status, printed };
}

/** Runs `npm start` there, its backend on free ports. */
function start(folder: string, sitePort: number, env: Record<string, string> = {}) {
  const ports = ['--site-port', String(sitePort), '--api-port', '0', '--db-port', '0'];
  return spawn(process.execPath, ['supabase/local/start.mjs', '--demo', ...ports], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const project = { VITE_SUPABASE_URL: 'https://a.test', VITE_SUPABASE_PUBLISHABLE_KEY: 'a-key' };

test('[R-ENG-07] a build during npm start affects neither', { tags: 'long' }, async () => {
  const folder = await checkout();
  const port = await freePort();
  const started = start(folder, port);
  let printed = '';
  started.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const ended = once(started, 'exit');
  onTestFinished(async () => {
    started.kill('SIGTERM');
    await ended;
  });
  let mailbox: string | undefined;
  for await (const line of createInterface(started.stdout)) {
    mailbox ??= /Mailbox +(\S+)/.exec(line)?.[1];
    if (line.includes('Ctrl-C')) break;
  }
  expect(mailbox, printed).toBeDefined();
  const url = `http://127.0.0.1:${port}`;
  const page = await (await fetch(url)).text();
  const script = `${url}${/src="([^"]+\.js)"/.exec(page)?.[1]}`;
  const program = await (await fetch(script)).text();

  expect(await build(folder, project)).toMatchObject({ status: 0 });
  const built = await readdir(join(folder, 'web/dist/assets'));
  expect(built).toHaveLength(1);
  expect(await readFile(join(folder, 'web/dist/assets', built[0] ?? ''), 'utf8')).toContain('https://a.test');

  const again = await fetch(script);
  expect(again.headers.get('x-site')).toBe('small');
  expect(await again.text()).toBe(program);
  expect(program).not.toContain('https://a.test');
  expect((await fetch(mailbox ?? '')).status).toBe(200);
});

test('[R-ENG-03] npm start that is killed while it builds the site leaves no build behind', {
  tags: 'long',
}, async () => {
  const building = start(await checkout(), await freePort(), { ENDLESS: 'yes' });
  for await (const line of createInterface(building.stderr)) if (line.startsWith('Building')) break;
  const isBuild = ({ command }: Process) => command.includes('build-into.mjs');
  await expect.poll(() => processTree(building.pid ?? 0).some(isBuild), { timeout: 10_000 }).toBe(true);
  const tree = processTree(building.pid ?? 0);
  building.kill('SIGKILL');
  await expect.poll(() => running(tree), { timeout: 10_000 }).toEqual([]);
});

test('[R-ENG-07] a build without its variables names them and keeps the previous build', {
  tags: 'long',
}, async () => {
  const folder = await checkout();
  await mkdir(join(folder, 'web/dist'));
  await writeFile(join(folder, 'web/dist/index.html'), 'the last build');
  const names = Object.keys(project);
  for (const missing of [names, ...names.map((name) => [name])]) {
    const given = Object.entries(project).filter(([name]) => !missing.includes(name));
    const { status, printed } = await build(folder, Object.fromEntries(given));
    expect(status).toBe(1);
    expect(printed).toBe(
      `Error: ${missing.join(' and ')} must be set: the project that the site is built for.\n`,
    );
  }
  expect(await readFile(join(folder, 'web/dist/index.html'), 'utf8')).toBe('the last build');
});

test('[R-ENG-07] a failed build keeps the previous build', { tags: 'long' }, async () => {
  const folder = await checkout();
  await mkdir(join(folder, 'web/dist'));
  await writeFile(join(folder, 'web/dist/index.html'), 'the last build');
  const { status, printed } = await build(folder, { ...project, BROKEN: 'yes' });
  expect(status).toBe(1);
  expect(printed).toContain('The end is broken.');
  expect(await readdir(join(folder, 'web/dist'))).toEqual(['index.html']);
  expect(await readFile(join(folder, 'web/dist/index.html'), 'utf8')).toBe('the last build');
});

test('[R-FLAG-02] the site is built without the chat where that is switched off', {
  tags: 'long',
}, async () => {
  const folder = await temporaryFolder();
  const vite = spawn(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'web', '--outDir', folder, '--logLevel', 'error'],
    { cwd: root, env: { ...process.env, ...project, NODE_ENV: 'production', VITE_FEATURE_CHAT: 'false' } },
  );
  expect(await once(vite, 'close')).toEqual([0, null]);
  const pages = await readdir(folder);
  expect(pages).toContain('browse.html');
  expect(pages).not.toContain('chat.html');
});
