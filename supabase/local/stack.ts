import { createApi } from './api.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { finishPending } from './edge-runtime.ts';
import { loadFunctions } from './functions.ts';
import { setFunctionsEnvironment } from './functions-environment.ts';
import { startJobs } from './jobs.ts';
import { loadOrCreateKeys } from './keys.ts';
import { HOST, listening, portTakenError } from './listen.ts';
import { Mailbox } from './mailbox.ts';
import type { Options } from './options.ts';
import { databaseUrl, superuser } from './postgres/cluster.mjs';
import { removeEphemeralFolder } from './postgres/folders.mjs';
import { PortTaken } from './postgres/programs.mjs';
import { readPreparation } from './prepare.ts';
import { installChanges } from './realtime/changes.ts';
import { serveRealtime } from './realtime/server.ts';
import { route, type Services } from './router.ts';
import { serveRestInProcess } from './serve-rest-in-process.ts';
import { lockStateFolder, refuseOldEngine } from './state-folder.ts';
import { startDatabase } from './stored-database.ts';
import { waitAtMost } from './wait-at-most.ts';

/** A running stack and how to reach it. */
interface Stack {
  apiUrl: string;
  /** For psql and the Supabase CLI, as `postgres`; no TLS. */
  dbUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Resolves when the database server has ended, for whatever reason. */
  databaseEnded: Promise<void>;
  /** Lets pending requests finish, then stops the database. */
  stop(): Promise<void>;
}

/** How long pending requests and background work may take when the stack stops. */
const FINISH_MS = 3_000;

/** Starts everything that `supabase start` would start. An error that the user can fix is thrown as a StartFailure. */
export async function startStack(options: Options): Promise<Stack> {
  const config = await readConfig(options);
  if (config.ignored.length > 0) {
    console.info(`The embedded stack does not act on ${config.ignored.join(', ')} of config.toml.`);
  }
  const folder = await lockStateFolder(options.stateDir);
  await refuseOldEngine(options.stateDir);
  const keys = await loadOrCreateKeys(options.stateDir);

  let services: Services | null = null;
  const http = listening(
    { port: config.apiPort, what: 'API', variable: 'AMITY_API_PORT', flag: '--api-port' },
    () =>
      Deno.serve({ hostname: HOST, port: config.apiPort, onListen: () => undefined }, (request, info) =>
        services === null ? new Response('Starting', { status: 503 }) : route(services, request, info),
      ),
  );
  const apiUrl = `http://${HOST}:${http.addr.port}`;

  setFunctionsEnvironment(apiUrl, config.siteUrl, keys);
  const preparation = await readPreparation(options.project, config, true);
  const starting = startDatabase(folder, preparation, {
    templates: options.templates,
    port: config.dbPort,
    durable: !options.ephemeral,
  }).catch((error) => {
    if (!(error instanceof PortTaken)) throw error;
    throw portTakenError({
      port: config.dbPort,
      what: 'database',
      variable: 'AMITY_DB_PORT',
      flag: '--db-port',
    });
  });
  const [server, functions] = await Promise.all([starting, loadFunctions(options.project)]).catch(
    async (error) => {
      await starting.then((started) => started.stop()).catch(() => undefined);
      throw error;
    },
  );
  const database = await openDatabase(databaseUrl(folder.cluster, server.port, { role: superuser }));

  await installChanges(database);
  const jobs = await startJobs(databaseUrl(folder.cluster, server.port, { role: 'postgres' }));
  const mailbox = new Mailbox({ siteUrl: config.siteUrl, apiUrl, database });
  const api = await createApi({
    apiUrl,
    config,
    database,
    keys,
    mailbox,
    storageFolder: folder.storageFolder,
  });
  serveRestInProcess(apiUrl, api);
  const realtime = await serveRealtime({ database, keys });
  services = { api, functions, realtime, mailbox };
  const addresses = {
    apiUrl,
    dbUrl: databaseUrl(folder.cluster, server.port),
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
  };
  await folder.describe({
    ...addresses,
    pid: Deno.pid,
    siteUrl: config.siteUrl,
    mailboxUrl: `${apiUrl}/mailbox`,
  });

  return {
    ...addresses,
    databaseEnded: server.ended,
    stop: async () => {
      realtime.close();
      await Promise.all([waitAtMost(FINISH_MS, http.shutdown()), finishPending(FINISH_MS)]);
      await waitAtMost(FINISH_MS, Promise.all([database.close(), jobs.stop()]));
      await server.stop();
      await folder.release();
      if (options.ephemeral) await removeEphemeralFolder(options.stateDir);
    },
  };
}
