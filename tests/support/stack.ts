import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');

/** Shared by all tests: a database that was prepared once is copied for the next one. */
export const templates = join(root, 'supabase/.temp/templates');

export type StackOptions = {
  /** The folder with config.toml, migrations, seed and functions; the repository's own `supabase` where left out. */
  project?: string;
  /** Keeps data and keys in this folder instead of in memory. */
  keepIn?: string;
  /** Where the page lives, for redirects and mails. */
  siteUrl?: string;
  /** 0, the default, is any free port. */
  apiPort?: number;
  dbPort?: number;
  /** Secrets of the functions, such as OPENROUTER_BASE_URL. */
  env?: Record<string, string>;
};

export type RunningStack = {
  apiUrl: string;
  dbUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Process id of the command. */
  pid: number;
  /** Ends the stack with SIGTERM and returns its exit status. */
  stop(): Promise<number | null>;
};

/** Set by developers who use a real provider; a test sets its own values. */
const secrets =
  /^(OPENROUTER|OPENAI|CUSTOM_MODEL|STRIPE|DEMO|AMITY)_|_MODEL$|^(CHAT_TEMPERATURE|COUNTRY_HEADER|JWT_SECRET|SITE_URL)$/;

/** Starts the embedded stack like `npm run stack`, and resolves when it is ready. Rejects with its output. */
export async function startStack(options: StackOptions = {}): Promise<RunningStack> {
  const { process: stack, printed } = spawnStack(options);
  const ended = once(stack, 'exit').then(([status]) => status as number | null);
  const line = once(createInterface(stack.stdout), 'line').then(([text]) => String(text));
  const ready = await Promise.race([line, ended.then(() => null)]);
  if (ready === null) throw new Error(`The stack did not start: ${printed()}`);
  return {
    ...JSON.parse(ready),
    pid: stack.pid,
    stop: () => {
      stack.kill('SIGTERM');
      return ended;
    },
  };
}

/** The process of a stack, ready or not, and what it has printed to standard error so far. */
export function spawnStack({ project, keepIn, siteUrl, apiPort = 0, dbPort = 0, env = {} }: StackOptions) {
  const args = ['supabase/local/stack.mjs', '--api-port', String(apiPort), '--db-port', String(dbPort)];
  args.push(...(keepIn === undefined ? ['--ephemeral'] : ['--state', keepIn]), '--templates', templates);
  if (project !== undefined) args.push('--project', project);
  if (siteUrl !== undefined) args.push('--site-url', siteUrl);
  const inherited = Object.entries(process.env).filter(([name]) => !secrets.test(name));
  const stack = spawn(process.execPath, args, {
    cwd: root,
    env: { ...Object.fromEntries(inherited), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  stack.stderr.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  return { process: stack, printed: () => text };
}
