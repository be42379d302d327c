import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartFailure } from './failure.ts';

/** What the command line and the environment decide about one run of the stack. */
export interface Options {
  /** The folder with config.toml, migrations, seed.sql and functions. */
  project: string;
  /** Where data, keys and the description of the running stack are kept. */
  stateDir: string;
  /** Where prepared databases are kept, to start the next one faster. */
  templates: string;
  /** The state folder is a temporary one, and goes when the stack stops. */
  ephemeral: boolean;
  /** null: what config.toml says. 0: any free port. */
  apiPort: number | null;
  dbPort: number | null;
  siteUrl: string | null;
  /** Ends the process when standard input closes, so that it never outlives the command that started it. */
  exitWithStdin: boolean;
}

/** Reads the flags of main.ts; a wrong one is a StartFailure. */
export function readOptions(args: string[]): Options {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    throw new StartFailure(error instanceof Error ? error.message : String(error));
  }
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

function parse(args: string[]) {
  return parseArgs({
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
  }).values;
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
