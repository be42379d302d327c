import { createApi } from './api.ts';
import { atMost } from './at-most.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { finishPending } from './edge-runtime.ts';
import { loadFunctions } from './functions.ts';
import { setFunctionsEnvironment } from './functions-environment.ts';
import { answerRestInProcess } from './in-process-rest.ts';
import { keepKeys, makeKeys } from './keys.ts';
import { HOST, listening } from './listen.ts';
import { Mailbox } from './mailbox.ts';
import type { Options } from './options.ts';
import { readPreparation } from './prepare.ts';
import { installChanges } from './realtime/changes.ts';
import { serveRealtime } from './realtime/server.ts';
import { route, type Services } from './router.ts';
import { snapshotOf } from './snapshots.ts';
import { takeStateFolder } from './state-folder.ts';
import { openStoredDatabase } from './stored-database.ts';
import { serveWirePort } from './wire/port.ts';

/** A running stack and how to reach it. */
export interface Stack {
  apiUrl: string;
  /** For psql and the Supabase CLI; no TLS, no password asked. */
  dbUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Lets requests under way finish, then closes the database. */
  stop(): Promise<void>;
}

/** How long requests and handed-over work under way may take when the stack stops. */
const FINISH_MS = 3_000;

/** Starts everything that `supabase start` would start. What a person can mend is thrown as a StartFailure. */
export async function startStack(options: Options): Promise<Stack> {
  const config = await readConfig(options);
  const folder = options.ephemeral ? null : await takeStateFolder(options.stateDir);
  const keys = folder === null ? await makeKeys() : await keepKeys(options.stateDir);

  let services: Services | null = null;
  const http = listening(
    { port: config.apiPort, what: 'API', variable: 'AMITY_API_PORT', flag: '--api-port' },
    () =>
      Deno.serve({ hostname: HOST, port: config.apiPort, onListen: () => undefined }, (request) =>
        services === null ? new Response('Starting', { status: 503 }) : route(services, request),
      ),
  );
  const wire = listening(
    { port: config.dbPort, what: 'database', variable: 'AMITY_DB_PORT', flag: '--db-port' },
    () => Deno.listen({ hostname: HOST, port: config.dbPort }),
  );
  const apiUrl = `http://${HOST}:${http.addr.port}`;
  const dbUrl = `postgresql://postgres:postgres@${HOST}:${wire.addr.port}/postgres?sslmode=disable`;

  setFunctionsEnvironment(apiUrl, config.siteUrl, keys);
  const preparation = await readPreparation(options.project, config, true);
  const opening =
    folder === null
      ? snapshotOf(preparation, options.snapshots).then((dump) => openDatabase(null, dump))
      : openStoredDatabase(folder, preparation, options.snapshots);
  const [database, functions] = await Promise.all([opening, loadFunctions(options.project)]);
  await installChanges(database.postgres);

  const mailbox = new Mailbox({ siteUrl: config.siteUrl, apiUrl, database });
  const storageFolder = folder?.storageFolder ?? (await Deno.makeTempDir({ prefix: 'amity-storage-' }));
  const api = await createApi({ apiUrl, config, database, keys, mailbox, storageFolder });
  answerRestInProcess(apiUrl, api);
  const realtime = await serveRealtime({ database, keys });
  const port = serveWirePort(wire, database);
  services = { api, functions, realtime, mailbox };
  await folder?.describe({
    pid: Deno.pid,
    apiUrl,
    dbUrl,
    siteUrl: config.siteUrl,
    mailboxUrl: `${apiUrl}/mailbox`,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
  });

  return {
    apiUrl,
    dbUrl,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    stop: async () => {
      realtime.close();
      port.close();
      await Promise.all([atMost(FINISH_MS, http.shutdown()), finishPending(FINISH_MS)]);
      await database.alone(() => database.close());
      if (folder === null) await Deno.remove(storageFolder, { recursive: true });
      await folder?.release();
    },
  };
}
