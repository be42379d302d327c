import { isAbsolute, join, resolve } from 'node:path';
import { StartFailure } from './failure.ts';
import { readArguments } from './launch/failure.mjs';

/** What the command line and the environment decide about one run of the stack. */
export interface Options {
  /** The folder with config.toml, migrations, seed.sql and functions. */
  project: string;
  /** Where data, keys and the description of the running stack are kept. */
  stateDir: string;
  /** Where prepared databases are kept, to start the next one faster. */
  templates: string;
  /** The state folder is temporary and removed when the stack stops. */
  ephemeral: boolean;
  /** null: what config.toml says. 0: any free port. */
  apiPort: number | null;
  dbPort: number | null;
  siteUrl: string | null;
  /** Ends the process when standard input closes, so that it never outlives the command that started it. */
  exitWithStdin: boolean;
}

const stackUsage =
  'npm run stack -- [--ephemeral] [--api-port N] [--db-port N] [--site-url <url>] [--state <folder>] [--project <folder>]';

/** Reads the flags of a command of the stack; a wrong one is a Failure that says what the command takes. */
export function readOptions(args: string[], usage = stackUsage): Options {
  const { values } = readArguments(usage, {
    args,
    options: {
      project: { type: 'string' },
      state: { type: 'string' },
      templates: { type: 'string' },
      ephemeral: { type: 'boolean' },
      'api-port': { type: 'string' },
      'db-port': { type: 'string' },
      'site-url': { type: 'string' },
      'exit-with-stdin': { type: 'boolean' },
    },
  });
  const project = fromHere(values.project ?? join(import.meta.dirname ?? '.', '..'));
  const stateDir = fromHere(values.state ?? join(project, '.temp'));
  return {
    project,
    stateDir,
    templates: fromHere(values.templates ?? join(project, '.temp/templates')),
    ephemeral: values.ephemeral ?? false,
    apiPort: port(values['api-port'] ?? Deno.env.get('AMITY_API_PORT'), '--api-port'),
    dbPort: port(values['db-port'] ?? Deno.env.get('AMITY_DB_PORT'), '--db-port'),
    siteUrl: values['site-url'] ?? null,
    exitWithStdin: values['exit-with-stdin'] ?? false,
  };
}

function fromHere(path: string): string {
  return isAbsolute(path) ? path : resolve(path);
}

function port(value: string | undefined, flag: string): number | null {
  if (value === undefined || value === '') return null;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65535) {
    throw new StartFailure(`${flag} takes a port number from 0 to 65535, not '${value}'.`);
  }
  return number;
}
