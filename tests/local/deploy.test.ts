import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  type Deployment,
  deployProject,
  publishableKey,
  type Tools,
} from '../../supabase/scripts/deploy/deploy-project.ts';
import { productionConfig } from '../../supabase/scripts/deploy/project-config.ts';
import { readSettings, settingsProblems } from '../../supabase/scripts/deploy/settings.ts';
import { type RunningStack, startStack } from '../support/stack.ts';
import { installed, run } from '../support/steps.mjs';
import { type ManagementApi, startManagementApi } from './support/management-api.ts';
import { copyProduct, temporaryFolder } from './support/project.ts';

const ref = 'abcdefghijklmnopqrst';
const keys = JSON.stringify({ keys: [{ type: 'publishable', api_key: 'sb_publishable_abc' }] });
const good = { SITE_URL: 'https://amity.example/', OPENROUTER_API_KEY: 'or-key', VITE_DEBUG: 'false' };

/** The world as a signed-in developer has it; `failing` is the first word of a command that does not succeed. */
function world(failing = '') {
  const calls: string[] = [];
  const said: string[] = [];
  const files: Record<string, string> = {};
  const builds: Record<string, string>[] = [];
  const tools: Tools = {
    supabase: async (args) => {
      calls.push(args.join(' '));
      if (failing !== '' && args.join(' ').startsWith(failing)) throw new Error('the command says why');
      if (args[0] === 'projects') return args[1] === 'list' ? JSON.stringify([{ id: ref }]) : keys;
      return '';
    },
    build: async (environment) => {
      builds.push(environment);
    },
    temporaryFile: async (path, text) => {
      files[path] = text;
      return '/temporary';
    },
    readConfig: async ({ siteUrl }) => `site_url = "${siteUrl}"`,
    say: (line) => said.push(line),
  };
  return { calls, said, files, builds, tools, text: () => said.join('\n') };
}

function deploy(world: { tools: Tools }, changes: Partial<Deployment> = {}) {
  const deployment = { projectRef: ref, values: good, dryRun: false, withCompanions: false, ...changes };
  return deployProject(deployment, world.tools);
}

/** How the management API names what the configuration in production holds. */
const productionAuth = {
  site_url: 'https://amity.example',
  uri_allow_list: 'https://amity.example/**',
  disable_signup: false,
  jwt_exp: 3600,
  external_anonymous_users_enabled: false,
  external_apple_enabled: false,
  external_google_enabled: false,
  mailer_autoconfirm: false,
  mailer_otp_exp: 3600,
  mailer_otp_length: 6,
  mailer_secure_email_change_enabled: true,
  mfa_totp_enroll_enabled: false,
  mfa_totp_verify_enabled: false,
  password_min_length: 8,
  refresh_token_rotation_enabled: true,
  security_manual_linking_enabled: false,
  security_refresh_token_reuse_interval: 10,
  security_update_password_require_reauthentication: false,
  smtp_max_frequency: 60,
};

/** The commands that change something. */
const changing = (calls: string[]) => calls.filter((call) => !call.startsWith('projects'));

/** What is left of the world for a deployment with the real CLI: its output, and the site that is built. */
async function realWorld(api: ManagementApi, dbUrl: string) {
  const { tools, ...seen } = world();
  const [checkout, temporary] = [await temporaryFolder(), await temporaryFolder()];
  await copyProduct(checkout);
  const real: Tools = {
    ...tools,
    supabase: (args) => {
      // The CLI reaches a linked database at the standard port of its own host alone, so it is told where this one is.
      const target = args[1] === 'push' && args[0] === 'db' ? `--remote=${dbUrl}` : '--remote';
      const told = args.map((argument) => (argument === '--remote' ? target : argument));
      const workdir = args.includes('--workdir') ? [] : ['--workdir', checkout];
      return run(installed('supabase'), [...told, ...workdir], { env: api.env });
    },
    temporaryFile: async (path, text) => {
      await mkdir(dirname(join(temporary, path)), { recursive: true });
      await writeFile(join(temporary, path), text);
      return temporary;
    },
    readConfig: async (settings) =>
      productionConfig(await readFile('supabase/config.toml', 'utf8'), settings),
  };
  return { ...seen, tools: real };
}

describe('with the Supabase CLI itself', () => {
  let stack: RunningStack;
  let database: pg.Client;

  beforeAll(async () => {
    const project = await temporaryFolder(afterAll);
    await writeFile(join(project, 'config.toml'), '[db.seed]\nenabled = false\n');
    stack = await startStack({ project });
    database = new pg.Client({ connectionString: stack.dbUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database?.end();
    await stack?.stop();
  });

  test('[R-PROD-01, R-PROD-21] a deployment brings migrations, companions, secrets and functions, and finds the configuration as it should be', async () => {
    const runSql = async (sql: string) => (await database.query(sql)).rows ?? [];
    const api = await startManagementApi({ ref, auth: productionAuth, runSql }, await temporaryFolder());
    onTestFinished(api.close);
    const here = await realWorld(api, stack.dbUrl);
    expect(await deploy(here, { withCompanions: true }), here.text()).toBe(true);
    // Another configuration would be one more request, and is refused here.
    expect(api.refused).toEqual([]);
    expect(api.secrets).toEqual({ SITE_URL: 'https://amity.example', OPENROUTER_API_KEY: 'or-key' });
    expect(api.uploads.size).toBeGreaterThan(20);
    const { rows } = await database.query(
      `select (select count(*)::int from supabase_migrations.schema_migrations) as migrations,
        (select count(*)::int from public.companions) as companions, (select count(*)::int from auth.users) as accounts`,
    );
    const migrations = (await readdir('supabase/migrations')).filter((file) => file.endsWith('.sql')).length;
    expect(rows[0]).toEqual({ migrations, companions: 8, accounts: 0 });
    expect(here.builds).toEqual([
      {
        VITE_SUPABASE_URL: `https://${ref}.supabase.co`,
        VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
        SITE_URL: 'https://amity.example',
        VITE_DEBUG: 'false',
      },
    ]);
    expect(here.text()).toContain('Left to do by hand');
    expect(here.text()).toContain('Payments are off');
  });
});

test('a dry run says what would be done and changes nothing', async () => {
  const here = world();
  expect(await deploy(here, { dryRun: true, withCompanions: true })).toBe(true);
  expect(changing(here.calls)).toEqual([]);
  expect(here.builds).toEqual([]);
  expect(here.said.filter((line) => line.startsWith('would'))).toHaveLength(7);
});

test('a dry run names everything that is wrong and still says what would be done', async () => {
  const here = world('projects');
  expect(await deploy(here, { dryRun: true, values: {} })).toBe(false);
  expect(here.said.filter((line) => line.startsWith('wrong'))).toHaveLength(3);
  expect(here.said.filter((line) => line.startsWith('would'))).toHaveLength(6);
  expect(here.text()).not.toContain('Left to do');
});

test.each([
  ['no address of the site', { OPENROUTER_API_KEY: 'k' }, 'SITE_URL is missing'],
  ['an address without https', { ...good, SITE_URL: 'http://amity.example' }, 'SITE_URL must begin'],
  ['no model', { SITE_URL: 'https://amity.example' }, 'No model can answer'],
  ['a Stripe key that is none', { ...good, STRIPE_SECRET_KEY: 'pk_live_1' }, 'no secret key of Stripe'],
  ['a webhook secret alone', { ...good, STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'without STRIPE_SECRET_KEY'],
  ['free paid plans', { ...good, DEMO_PLANS: 'true' }, 'DEMO_PLANS is for development'],
  ['another Stripe', { ...good, STRIPE_API_BASE: 'http://x' }, 'STRIPE_API_BASE is for development'],
  ['a temperature that is none', { ...good, CHAT_TEMPERATURE: 'hot' }, 'CHAT_TEMPERATURE must be'],
  ['a quote in a value', { ...good, CHAT_MODEL: "a'b" }, 'CHAT_MODEL holds a quote'],
])('with %s nothing is deployed', async (_what, values, problem) => {
  const here = world();
  expect(await deploy(here, { values })).toBe(false);
  expect(changing(here.calls)).toEqual([]);
  expect(here.text()).toContain(problem);
});

test('somebody who is not signed in, or asks for a project that is not theirs, is told so', async () => {
  const signedOut = world('projects list');
  expect(await deploy(signedOut)).toBe(false);
  expect(signedOut.text()).toContain('npx supabase login');
  const foreign = world();
  expect(await deploy(foreign, { projectRef: 'zzzzzzzzzzzzzzzzzzzz' })).toBe(false);
  expect(foreign.text()).toContain('does not see the project');
  const none = world();
  expect(await deploy(none, { projectRef: '' })).toBe(false);
  expect(none.text()).toContain('--project-ref');
});

test('a step that fails ends the deployment with what the command said', async () => {
  const here = world('secrets set');
  expect(await deploy(here)).toBe(false);
  expect(here.text()).toContain('FAILED  set the secrets');
  expect(here.text()).toContain('the command says why');
  expect(here.calls.at(-1)).toContain('secrets set');
  expect(here.builds).toEqual([]);
});

test('with payments the webhook is among what is left to do, with its events', async () => {
  const here = world();
  await deploy(here, { values: { ...good, STRIPE_SECRET_KEY: 'sk_live_1' } });
  expect(here.text()).toContain(`https://${ref}.supabase.co/functions/v1/stripe-webhook`);
  expect(here.text()).toContain('customer.subscription.updated');
});

test('an older project has an anon key instead of a publishable one', () => {
  const older = JSON.stringify([
    { name: 'service_role', api_key: 'secret' },
    { name: 'anon', api_key: 'eyJ.anon' },
  ]);
  expect(publishableKey(older)).toBe('eyJ.anon');
  expect(() => publishableKey('[]')).toThrow('no publishable key');
});

test('the production configuration leads to the site, confirms addresses, and keeps the rest', async () => {
  const local = parse(await readFile('supabase/config.toml', 'utf8'));
  const remote = parse(productionConfig(await readFile('supabase/config.toml', 'utf8'), readSettings(good)));
  expect(remote.auth).toMatchObject({
    site_url: 'https://amity.example',
    additional_redirect_urls: ['https://amity.example/**'],
    minimum_password_length: 8,
    email: { enable_confirmations: true },
  });
  expect(JSON.stringify(remote)).not.toContain('127.0.0.1');
  expect(remote.functions).toEqual(local.functions);
});

describe('sign-in with Google and Apple', () => {
  const google = { GOOGLE_CLIENT_ID: 'a-client', GOOGLE_CLIENT_SECRET: 'a-secret' };

  test('is switched on for the provider whose client the settings name, and for no other', async () => {
    const settings = readSettings({ ...good, ...google });
    const { auth } = parse(productionConfig(await readFile('supabase/config.toml', 'utf8'), settings));
    expect(auth).toMatchObject({
      external: {
        google: { enabled: true, client_id: 'a-client', secret: 'a-secret' },
        apple: { enabled: false },
      },
    });
    expect(Object.keys(settings.secrets)).not.toContain('GOOGLE_CLIENT_SECRET');
  });

  test('needs both values', () => {
    expect(settingsProblems({ ...good, ...google })).toEqual([]);
    expect(settingsProblems({ ...good, GOOGLE_CLIENT_ID: 'a-client' })).toEqual([
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: one of them is missing.',
    ]);
  });
});
