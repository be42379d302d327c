import { readFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployProject, type Tools } from '../../supabase/scripts/deploy/deploy-project.ts';
import { productionFiles } from '../../supabase/scripts/deploy/project-config.ts';
import { type RunningStack, startStack } from '../support/stack.ts';
import { installed, run } from '../support/steps.mjs';
import { type ManagementApi, startManagementApi } from './support/management-api.ts';
import { copyProduct, temporaryFolder } from './support/project.ts';

const ref = 'abcdefghijklmnopqrst';

const template = (name: string) => readFileSync(`supabase/templates/${name}.html`, 'utf8');

/** How the management API names what the configuration in production holds. */
const productionAuth = {
  site_url: 'https://amity.example',
  uri_allow_list: 'https://amity.example/**',
  disable_signup: false,
  jwt_exp: 3600,
  external_anonymous_users_enabled: false,
  external_apple_enabled: false,
  external_google_enabled: false,
  hook_before_user_created_enabled: true,
  hook_before_user_created_uri: 'pg-functions://postgres/private/before_user_created',
  mailer_autoconfirm: false,
  mailer_otp_exp: 3600,
  mailer_otp_length: 6,
  mailer_secure_email_change_enabled: true,
  mailer_subjects_confirmation: 'Confirm your email for Amity',
  mailer_subjects_email_change: 'Confirm your new email for Amity',
  mailer_subjects_recovery: 'Choose a new password for Amity',
  mailer_templates_confirmation_content: template('confirmation'),
  mailer_templates_email_change_content: template('email-change'),
  mailer_templates_recovery_content: template('recovery'),
  mfa_totp_enroll_enabled: true,
  mfa_totp_verify_enabled: true,
  password_min_length: 8,
  refresh_token_rotation_enabled: true,
  security_manual_linking_enabled: false,
  security_refresh_token_reuse_interval: 10,
  security_update_password_require_reauthentication: true,
  smtp_max_frequency: 60,
};

/** The database of the project: empty, as it is before the first deployment. */
let stack: RunningStack;
let database: pg.Client;
let api: ManagementApi;

beforeAll(async () => {
  const project = await temporaryFolder(afterAll);
  await writeFile(join(project, 'config.toml'), '[db.seed]\nenabled = false\n');
  stack = await startStack({ project });
  database = new pg.Client({ connectionString: stack.dbUrl });
  await database.connect();
  const runSql = async (sql: string) => (await database.query(sql)).rows ?? [];
  api = await startManagementApi({ ref, auth: productionAuth, runSql }, await temporaryFolder(afterAll));
});
afterAll(async () => {
  await api?.close();
  await database?.end();
  await stack?.stop();
});

/** The deployment's tools with the Supabase CLI itself: only the site is not built, but its settings are kept. */
async function realTools() {
  const said: string[] = [];
  const builds: Record<string, string>[] = [];
  const [checkout, temporary] = [await temporaryFolder(), await temporaryFolder()];
  await copyProduct(checkout);
  const tools: Tools = {
    supabase: (args) => {
      // The CLI reaches a linked database at the standard port of its own host alone, so it is told where this one is.
      const target = args[0] === 'db' && args[1] === 'push' ? `--remote=${stack.dbUrl}` : '--remote';
      const told = args.map((argument) => (argument === '--remote' ? target : argument));
      const workdir = args.includes('--workdir') ? [] : ['--workdir', checkout];
      return run(installed('supabase'), [...told, ...workdir], { env: api.env });
    },
    build: async (environment) => {
      builds.push(environment);
    },
    temporaryFile: async (path, text) => {
      await mkdir(dirname(join(temporary, path)), { recursive: true });
      await writeFile(join(temporary, path), text);
      return temporary;
    },
    readConfig: (settings) => productionFiles(process.cwd(), settings),
    say: (line) => said.push(line),
  };
  return { tools, builds, said };
}

test('[R-PROD-01, R-PROD-21] a deployment uploads and configures everything except the development accounts', {
  tags: 'long',
}, async () => {
  const { tools, builds, said } = await realTools();
  const values = { SITE_URL: 'https://amity.example/', OPENROUTER_API_KEY: 'or-key', VITE_DEBUG: 'false' };
  const deployment = { projectRef: ref, values, dryRun: false, withCompanions: true };
  expect(await deployProject(deployment, tools), said.join('\n')).toBe(true);

  // The project is configured as it should be: another configuration would be one more request, and is refused here.
  expect(api.refused).toEqual([]);
  expect(api.secrets).toEqual({ SITE_URL: 'https://amity.example', OPENROUTER_API_KEY: 'or-key' });
  expect(api.uploads.size).toBeGreaterThan(20);
  const { rows } = await database.query(
    `select (select count(*)::int from supabase_migrations.schema_migrations) as migrations,
      (select count(*)::int from public.companions) as companions, (select count(*)::int from auth.users) as accounts`,
  );
  const migrations = (await readdir('supabase/migrations')).filter((file) => file.endsWith('.sql')).length;
  expect(rows[0]).toEqual({ migrations, companions: 16, accounts: 0 });
  expect(builds).toEqual([
    {
      VITE_SUPABASE_URL: `https://${ref}.supabase.co`,
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
      SITE_URL: 'https://amity.example',
      VITE_DEBUG: 'false',
      VITE_MODEL_SERVICES: 'openrouter classifier',
    },
  ]);
  expect(said.join('\n')).toContain('Left to do by hand');
  expect(said.join('\n')).toContain('Payments are off');
});
