import { readFile } from 'node:fs/promises';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import {
  type Deployment,
  deployProject,
  publishableKey,
  type Tools,
} from '../../supabase/scripts/deploy/deploy-project.ts';
import { productionConfig } from '../../supabase/scripts/deploy/project-config.ts';
import { readSettings, settingsProblems } from '../../supabase/scripts/deploy/settings.ts';

const ref = 'abcdefghijklmnopqrst';
const keys = JSON.stringify({ keys: [{ type: 'publishable', api_key: 'sb_publishable_abc' }] });
const good = { SITE_URL: 'https://amity.example/', OPENROUTER_API_KEY: 'or-key', VITE_DEBUG: 'false' };

/** The world as a signed-in developer has it; `failing` is the first word of a command that does not succeed. */
function world(failing = '') {
  const calls: string[] = [];
  const said: string[] = [];
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
    temporaryFile: async () => '/temporary',
    readConfig: async ({ siteUrl }) => ({ 'supabase/config.toml': `site_url = "${siteUrl}"` }),
    say: (line) => said.push(line),
  };
  return { calls, said, builds, tools, text: () => said.join('\n') };
}

function deploy(world: { tools: Tools }, changes: Partial<Deployment> = {}) {
  const deployment = { projectRef: ref, values: good, dryRun: false, withCompanions: false, ...changes };
  return deployProject(deployment, world.tools);
}

/** The commands that change something. */
const changing = (calls: string[]) => calls.filter((call) => !call.startsWith('projects'));

test('a dry run of the deployment prints its steps and changes nothing', async () => {
  const here = world();
  expect(await deploy(here, { dryRun: true, withCompanions: true })).toBe(true);
  expect(changing(here.calls)).toEqual([]);
  expect(here.builds).toEqual([]);
  expect(here.said.filter((line) => line.startsWith('would'))).toHaveLength(7);
});

test('a dry run of the deployment prints every problem and still its steps', async () => {
  const here = world('projects');
  expect(await deploy(here, { dryRun: true, values: {} })).toBe(false);
  expect(here.said.filter((line) => line.startsWith('wrong'))).toHaveLength(3);
  expect(here.said.filter((line) => line.startsWith('would'))).toHaveLength(6);
  expect(here.text()).not.toContain('Left to do');
});

test.each([
  ['no address of the site', { OPENROUTER_API_KEY: 'k' }, 'SITE_URL is missing'],
  ['an address without https', { ...good, SITE_URL: 'http://amity.example' }, 'SITE_URL must begin'],
  ['no model', { SITE_URL: 'https://amity.example' }, 'No model is configured'],
  ['a Stripe key that is none', { ...good, STRIPE_SECRET_KEY: 'pk_live_1' }, 'no secret key of Stripe'],
  ['a webhook secret alone', { ...good, STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'without STRIPE_SECRET_KEY'],
  ['free paid plans', { ...good, DEMO_PLANS: 'true' }, 'DEMO_PLANS is for development'],
  ['another Stripe', { ...good, STRIPE_API_BASE: 'http://x' }, 'STRIPE_API_BASE is for development'],
  ['a temperature that is none', { ...good, CHAT_TEMPERATURE: 'hot' }, 'CHAT_TEMPERATURE must be'],
  ['a value that was left open', { ...good, OPENROUTER_API_KEY: '...' }, "OPENROUTER_API_KEY is still '...'"],
  ['a quote in a value', { ...good, CHAT_MODEL: "a'b" }, 'CHAT_MODEL holds a quote'],
])('with %s nothing is deployed', async (_what, values, problem) => {
  const here = world();
  expect(await deploy(here, { values })).toBe(false);
  expect(changing(here.calls)).toEqual([]);
  expect(here.text()).toContain(problem);
});

test.each([
  [{}, 'openrouter classifier'],
  [{ OPENROUTER_ZDR: 'true', SAFETY_MODEL: 'off' }, 'openrouter-zdr'],
  [
    { OPENROUTER_API_KEY: '', OPENAI_API_KEY: 'k', CUSTOM_MODEL_BASE_URL: 'https://m.example' },
    'openai custom',
  ],
  [{ OPENROUTER_API_KEY: '', OPENAI_API_KEY: 'k', SAFETY_MODEL: 'm' }, 'openai classifier'],
])(
  '[R-CARE-16] with %j the privacy policy is built for the services "%s", and gets no key',
  async (secrets, services) => {
    const here = world();
    expect(await deploy(here, { values: { ...good, ...secrets } })).toBe(true);
    expect(here.builds[0]).toMatchObject({ VITE_MODEL_SERVICES: services });
    expect(Object.keys(here.builds[0] ?? {}).filter((name) => /API_KEY|SECRET/.test(name))).toEqual([]);
  },
);

test('[R-CARE-16] a deployment says what the privacy policy still lacks', async () => {
  const unnamed = world();
  await deploy(unnamed);
  expect(unnamed.text()).toContain('names nobody yet: put VITE_OPERATOR and VITE_HOSTING');
  const named = world();
  const operator = {
    VITE_OPERATOR: 'Example Ltd, 1 High Street, Dublin',
    VITE_HOSTING: 'Supabase in Frankfurt',
  };
  await deploy(named, { values: { ...good, ...operator } });
  expect(named.text()).not.toContain('names nobody yet');
});

test('a deployment without a login or to a foreign project fails with a message', async () => {
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

test('a failed step ends the deployment with the output of its command', async () => {
  const here = world('secrets set');
  expect(await deploy(here)).toBe(false);
  expect(here.text()).toContain('FAILED  set the secrets');
  expect(here.text()).toContain('the command says why');
  expect(here.calls.at(-1)).toContain('secrets set');
  expect(here.builds).toEqual([]);
});

test('a deployment with payments lists the webhook and its events as a manual step', async () => {
  const here = world();
  await deploy(here, { values: { ...good, STRIPE_SECRET_KEY: 'sk_live_1' } });
  expect(here.text()).toContain(`https://${ref}.supabase.co/functions/v1/stripe-webhook`);
  expect(here.text()).toContain('customer.subscription.updated');
});

test('an older project’s anon key is used instead of a publishable key', () => {
  const older = JSON.stringify([
    { name: 'service_role', api_key: 'secret' },
    { name: 'anon', api_key: 'eyJ.anon' },
  ]);
  expect(publishableKey(older)).toBe('eyJ.anon');
  expect(() => publishableKey('[]')).toThrow('no publishable key');
});

test('the production configuration redirects to the site, requires confirmed addresses and keeps all other settings', async () => {
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

  test('is enabled only for the provider whose client is configured', async () => {
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

  test('needs both the id and the secret of the client', () => {
    expect(settingsProblems({ ...good, ...google })).toEqual([]);
    expect(settingsProblems({ ...good, GOOGLE_CLIENT_ID: 'a-client' })).toEqual([
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: one of them is missing.',
    ]);
  });
});

describe('the captcha', () => {
  const captcha = { VITE_CAPTCHA_SITE_KEY: 'a-site-key', CAPTCHA_SECRET: 'a-secret' };
  const configured = async (values: Record<string, string>) =>
    parse(productionConfig(await readFile('supabase/config.toml', 'utf8'), readSettings(values))).auth;

  test('[R-PROD-16] is asked for by the auth service where it is configured, and its secret goes nowhere else', async () => {
    const values = { ...good, ...captcha };
    expect(await configured(values)).toMatchObject({
      captcha: { enabled: true, provider: 'turnstile', secret: 'a-secret' },
    });
    const { secrets, build } = readSettings(values);
    expect(JSON.stringify([secrets, build])).not.toContain('a-secret');
    expect(await configured(good)).not.toHaveProperty('captcha');
  });

  test('[R-PROD-16] needs both its site key and its secret', () => {
    expect(settingsProblems({ ...good, ...captcha })).toEqual([]);
    expect(settingsProblems({ ...good, CAPTCHA_SECRET: 'a-secret' })).toEqual([
      'VITE_CAPTCHA_SITE_KEY and CAPTCHA_SECRET belong together: one of them is missing.',
    ]);
  });
});
