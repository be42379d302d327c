import { leftToDo } from './left-to-do.ts';
import { readSettings, type Settings, settingsProblems } from './settings.ts';

/** What the deployment does to the world. `supabase` and `build` reject with what the command printed. */
export type Tools = {
  /** Runs the Supabase CLI and returns what it printed. */
  supabase(args: string[]): Promise<string>;
  /** Builds the site with these settings into web/dist. */
  build(environment: Record<string, string>): Promise<void>;
  /** Writes a file that is gone when the deployment has ended, and returns its folder. */
  temporaryFile(path: string, text: string): Promise<string>;
  /** The project's config.toml as it is to be in production and the files it names, by path. */
  readConfig(settings: Settings): Promise<Record<string, string>>;
  say(line: string): void;
};

export type Deployment = {
  projectRef: string;
  /** The settings file's values. */
  values: Record<string, string>;
  /** Whether to say what would be done instead of doing it. */
  dryRun: boolean;
  /** Whether to put the sixteen public companions and first updates there, too. */
  withCompanions: boolean;
};

type Step = { what: string; run(): Promise<unknown> };

/** Deploys to a hosted project. Answers whether everything was done; what was wrong has been said. */
export async function deployProject(deployment: Deployment, tools: Tools): Promise<boolean> {
  const problems = settingsProblems(deployment.values);
  problems.push(...(await accessProblems(deployment.projectRef, tools)));
  for (const problem of problems) tools.say(`wrong   ${problem}`);
  if (problems.length > 0 && !deployment.dryRun) return false;

  const settings = readSettings(deployment.values);
  for (const { what, run } of steps(deployment, tools)) {
    if (deployment.dryRun) {
      tools.say(`would   ${what}`);
      continue;
    }
    tools.say(`...     ${what}`);
    try {
      await run();
    } catch (error) {
      tools.say(`FAILED  ${what}\n${(error as Error).message.trim()}`);
      tools.say('What was done before stays done; mend the cause and run the command again.');
      return false;
    }
  }
  if (problems.length > 0) return false;
  for (const line of leftToDo(deployment.projectRef, settings)) tools.say(line);
  return true;
}

/** Whether the CLI is signed in and sees the project. */
async function accessProblems(projectRef: string, tools: Tools): Promise<string[]> {
  if (!/^[a-z]{20}$/.test(projectRef)) {
    const given = projectRef === '' ? 'No project' : `'${projectRef}' is no project`;
    return [`${given}: pass --project-ref, the 20 letters in the address of its dashboard.`];
  }
  try {
    const listed = await tools.supabase(['projects', 'list', '--output-format', 'json']);
    if (listed.includes(projectRef)) return [];
    return [`The account that is signed in does not see the project ${projectRef}.`];
  } catch {
    return ['The Supabase CLI is not signed in: run `npx supabase login` or set SUPABASE_ACCESS_TOKEN.'];
  }
}

function steps({ projectRef, values, withCompanions }: Deployment, tools: Tools): Step[] {
  const settings = readSettings(values);
  const remote = `--remote=${projectRef}`;
  const secretNames = Object.keys(settings.secrets);
  const companions: Step = {
    what: 'put the public companions and the first updates there (supabase/seed.sql)',
    run: () => tools.supabase(['db', 'query', '--remote', '--file', 'supabase/seed.sql', '--yes']),
  };
  return [
    // The link knows the address of the database that a network without IPv6 can reach.
    { what: 'link the project', run: () => tools.supabase(['link', '--project-ref', projectRef, '--yes']) },
    { what: 'push the migrations', run: () => tools.supabase(['db', 'push', '--remote', '--yes']) },
    ...(withCompanions ? [companions] : []),
    {
      what: `push the configuration, with ${settings.siteUrl || 'SITE_URL'} as the site`,
      run: async () => {
        const files = Object.entries(await tools.readConfig(settings));
        const [workdir = ''] = await Promise.all(
          files.map(([path, text]) => tools.temporaryFile(path, text)),
        );
        await tools.supabase(['config', 'push', remote, '--workdir', workdir, '--yes']);
      },
    },
    {
      what: `set the secrets of the functions: ${secretNames.join(', ') || 'none'}`,
      run: async () => {
        const lines = Object.entries(settings.secrets).map(([name, value]) => `${name}='${value}'`);
        const folder = await tools.temporaryFile('secrets.env', lines.join('\n'));
        await tools.supabase(['secrets', 'set', remote, '--env-file', `${folder}/secrets.env`, '--yes']);
      },
    },
    {
      what: 'deploy the functions',
      run: () => tools.supabase(['functions', 'deploy', remote, '--use-api', '--prune', '--yes']),
    },
    {
      what: 'build the site into web/dist',
      run: async () => {
        const keys = await tools.supabase(['projects', 'api-keys', remote, '--output-format', 'json']);
        await tools.build({
          VITE_SUPABASE_URL: `https://${projectRef}.supabase.co`,
          VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey(keys),
          ...settings.build,
        });
      },
    },
  ];
}

/** The key for browsers in the CLI's list of keys: a publishable one, or the older anon key. */
export function publishableKey(listed: string): string {
  const key = /"(sb_publishable_[\w-]+)"/.exec(listed)?.[1] ?? anonKey(JSON.parse(listed));
  if (!key) throw new Error('The project has no publishable key. Make one in its settings, under API keys.');
  return key;
}

function anonKey(listed: unknown): string | undefined {
  const rows = Array.isArray(listed) ? listed : Object.values(listed as object).find(Array.isArray);
  const row = (rows as { name?: string; api_key?: string }[] | undefined)?.find(
    ({ name }) => name === 'anon',
  );
  return row?.api_key;
}
