// @ts-check
import { Backend } from './launch/backend.mjs';
import { chooseChatModel } from './launch/chat-model.mjs';
import { codeOf, demoFactor } from './launch/demo-factor.mjs';
import { Failure, readArguments, runCommand } from './launch/failure.mjs';
import { installPackages } from './launch/install.mjs';
import { stateFolder } from './launch/paths.mjs';
import { restartOnChange } from './launch/restarting-backend.mjs';
import { builtSite } from './launch/site-build.mjs';
import { requireFreePort, siteHost, sitePort } from './launch/site-port.mjs';
import { serveSiteForDevelopment } from './launch/site-server.mjs';
import { serveStaticSite } from './launch/static-site.mjs';
import { stopSignal } from './launch/stop-signal.mjs';
import { readSupabaseStart } from './launch/supabase-start.mjs';
import { welcome } from './launch/welcome.mjs';

/**
 * `npm start` runs the whole product: it installs what is missing, starts the stack, builds the site and serves it.
 * `npm run dev` (`--dev`) serves the site from its sources with hot reload and starts the stack again when a function
 * or a migration changes; with `--supabase` as well it serves the site alone, against a running `supabase start`.
 * `--demo` keeps to the demo model. Ports: AMITY_SITE_PORT, AMITY_API_PORT, AMITY_DB_PORT, or the flags of the same
 * names.
 */
await runCommand(async () => {
  const usage =
    'npm start (or npm run dev) -- [--demo] [--site-port N] [--api-port N] [--db-port N] [--state <folder>], ' +
    'or npm run dev -- --supabase [--site-port N]';
  const { values } = readArguments(usage, {
    options: {
      dev: { type: 'boolean', default: false },
      demo: { type: 'boolean', default: false },
      supabase: { type: 'boolean', default: false },
      'site-port': { type: 'string' },
      'api-port': { type: 'string' },
      'db-port': { type: 'string' },
      state: { type: 'string', default: stateFolder },
    },
  });
  const stopped = stopSignal();
  const port = sitePort(values['site-port']);
  await requireFreePort(port);
  if ((await Promise.race([installPackages(), stopped])) === null) return 0;
  if (values.supabase) {
    if (!values.dev) throw new Failure(`--supabase is for npm run dev. Usage: ${usage}`);
    return await serveForSupabaseStart(port, stopped);
  }

  const replies = await chooseChatModel({ demo: values.demo });
  const siteUrl = `http://${siteHost}:${port}`;
  const args = ['--site-url', siteUrl];
  if (values['api-port'] !== undefined) args.push('--api-port', values['api-port']);
  if (values['db-port'] !== undefined) args.push('--db-port', values['db-port']);
  const backend = new Backend(values.state, args);
  const addresses = await Promise.race([backend.ready(), stopped]);
  if (addresses === null) return await backend.stop();

  const env = siteEnvironment(siteUrl, addresses);
  const serving = values.dev ? serveSiteForDevelopment(port, env) : serveBuiltSite(port, env, values.state);
  const site = await Promise.race([serving, stopped]);
  if (site === null) return await backend.stop();
  const running = values.dev ? restartOnChange(backend, () => new Backend(values.state, args)) : backend;
  console.log(welcome(siteUrl, addresses, replies, codeOf(demoFactor)));

  // With --dev a backend that does not start waits for the next change.
  const status = await (values.dev ? stopped : Promise.race([stopped, backend.ended]));
  await site.close();
  if (status !== null) throw new Failure(`The stack has ended by itself (status ${status}).`);
  return await running.stop();
});

/**
 * The site from its sources, until it is stopped, against the stack that `supabase start` runs (R-PROD-02).
 *
 * @param {number} port
 * @param {Promise<null>} stopped
 */
async function serveForSupabaseStart(port, stopped) {
  const addresses = await readSupabaseStart();
  const siteUrl = `http://${siteHost}:${port}`;
  const site = await serveSiteForDevelopment(port, siteEnvironment(siteUrl, addresses));
  console.log(welcome(siteUrl, addresses, 'The functions are served by npx supabase functions serve.'));
  await stopped;
  await site.close();
  return 0;
}

/**
 * @param {string} siteUrl
 * @param {{ apiUrl: string, publishableKey: string }} addresses
 */
function siteEnvironment(siteUrl, { apiUrl, publishableKey }) {
  return { VITE_SUPABASE_URL: apiUrl, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey, SITE_URL: siteUrl };
}

/**
 * The site as a static host serves it.
 *
 * @param {number} port
 * @param {Record<string, string>} env
 * @param {string} state
 */
async function serveBuiltSite(port, env, state) {
  return await serveStaticSite({ folder: await builtSite(env, state), host: siteHost, port });
}
