/**
 * `npm run deploy -- --project-ref <ref> [--env-file <file>] [--companions] [--dry-run]` brings Amity to a hosted
 * project: migrations, configuration, secrets, functions, and the site built into web/dist. It may be run again at any
 * time. The settings file (default `supabase/.env.production`) holds the values of the README's environment table.
 */
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { readArguments, runCommand } from '../local/launch/failure.mjs';
import { deployProject, type Tools } from './deploy/deploy-project.ts';
import { productionFiles } from './deploy/project-config.ts';

const root = join(import.meta.dirname ?? '.', '../..');

async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const child = new Deno.Command(command, { args, cwd: root, env, stdin: 'null' });
  const { success, stdout, stderr } = await child.output();
  const text = new TextDecoder();
  if (!success) throw new Error(`${text.decode(stdout)}${text.decode(stderr)}`);
  return text.decode(stdout);
}

function tools(folder: string): Tools {
  return {
    supabase: (args) => run(join(root, 'node_modules/.bin/supabase'), args),
    build: async (environment) => {
      await run('npm', ['run', 'build'], environment);
    },
    temporaryFile: async (path, text) => {
      const file = join(folder, path);
      await Deno.mkdir(dirname(file), { recursive: true });
      await Deno.writeTextFile(file, text, { mode: 0o600 });
      return folder;
    },
    readConfig: (settings) => productionFiles(root, settings),
    say: (line) => console.info(line),
  };
}

async function readValues(file: string): Promise<Record<string, string>> {
  try {
    return parseEnv(await Deno.readTextFile(join(root, file))) as Record<string, string>;
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    console.info(
      `wrong   There is no settings file ${file}; the README's environment table says what it holds.`,
    );
    return {};
  }
}

const usage = 'npm run deploy -- --project-ref <ref> [--env-file <file>] [--companions] [--dry-run]';

await runCommand(async () => {
  const { values: flags } = readArguments(usage, {
    options: {
      'project-ref': { type: 'string', default: '' },
      'env-file': { type: 'string', default: 'supabase/.env.production' },
      companions: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const folder = await Deno.makeTempDir({ prefix: 'amity-deploy-' });
  try {
    const deployment = {
      projectRef: flags['project-ref'],
      values: await readValues(flags['env-file']),
      dryRun: flags['dry-run'],
      withCompanions: flags.companions,
    };
    return (await deployProject(deployment, tools(folder))) ? 0 : 1;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
