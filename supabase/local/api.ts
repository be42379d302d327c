import { App, setExperimental } from '@supabase/lite';
import { type FactorParts, handleFactors, refuseUnconfirmedChange } from './auth-factors.ts';
import { askBeforeUserCreated } from './auth-hook.ts';
import { withLevel } from './auth-level.ts';
import { refuseLinking } from './auth-linking.ts';
import { guardPasswords } from './auth-passwords.ts';
import { followLink, readChallenge } from './auth-pkce.ts';
import { noteRecovery } from './auth-recovery.ts';
import type { ProjectConfig } from './config.ts';
import type { Database } from './database.ts';
import { authRefusal, restRefusal } from './database-refusals.ts';
import { preflight, readableByPages } from './http.ts';
import type { Keys } from './keys.ts';
import type { Mailbox } from './mailbox.ts';
import { type RequestContext, requestContext } from './request-context.ts';
import { folderStorage } from './storage-adapter.ts';
import { refuseInvalidPicture, unwrapUpload } from './storage-upload.ts';

/** Auth, REST and storage, as hosted Supabase serves them. */
export interface Api {
  /** Answers `/auth/v1`, `/rest/v1` and `/storage/v1`. */
  fetch(request: Request): Promise<Response>;
}

/** Everything that the services are made of. */
interface ApiParts {
  /** The base address of the API. */
  apiUrl: string;
  config: ProjectConfig;
  database: Database;
  keys: Keys;
  mailbox: Mailbox;
  /** Where uploaded files are kept. */
  storageFolder: string;
}

export async function createApi({
  apiUrl,
  config,
  database,
  keys,
  mailbox,
  storageFolder,
}: ApiParts): Promise<Api> {
  // The service warns about its storage at the first start; local development is what it is meant for.
  const { warn } = console;
  console.warn = () => undefined;
  setExperimental('storage', true);
  const app = new App({
    connection: database.connection,
    // Where a sign-in provider leads back to.
    api: { ...config.api, enabled: true, external_url: apiUrl },
    auth: {
      ...config.auth,
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: config.siteUrl,
    },
    storage: { ...config.storage, enabled: true },
    options: { drivers: { email: mailbox }, server: { disableStudio: true } },
  });
  app._storageAdapter = folderStorage(storageFolder);
  await app.init();
  console.warn = warn;
  // What psql does to a running database's schema is announced like this, as on hosted Supabase.
  await database.sql.listen('pgrst', () => {
    database.connection.clearSchemaCache().catch((error) => console.error('schema cache:', error));
  });
  const { email } = config.auth as { email?: { secure_password_change?: boolean } };
  const asksForCurrent = email?.secure_password_change === true;
  return {
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.startsWith('/storage/v1')) {
        const plain = await unwrapUpload(request);
        const refusal = await refuseInvalidPicture(plain);
        return refusal ? readableByPages(refusal) : await app.fetch(plain);
      }
      const isAuth = pathname.startsWith('/auth/v1');
      // Asked about an rpc, the engine looks for one that can be called without arguments.
      const isRpc = pathname.startsWith('/rest/v1/rpc/');
      if ((isAuth || isRpc) && request.method === 'OPTIONS') return preflight(request);
      const context: RequestContext = {
        redirectTo: searchParams.get('redirect_to'),
        challenge: isAuth ? await readChallenge(request) : null,
        method: request.method,
        path: pathname.replace(/^\/\w+\/v1/, ''),
        headers: JSON.stringify(Object.fromEntries(request.headers)),
        databaseError: null,
      };
      const ask = (plain: Request) => requestContext.run(context, () => app.fetch(plain));
      if (isAuth) {
        const factors: FactorParts = {
          database,
          siteUrl: config.siteUrl,
          totpEnabled: config.totpEnabled,
          ask,
        };
        const own =
          (await refuseLinking(request, ask)) ??
          (await askBeforeUserCreated(request, { database, hook: config.beforeUserCreated })) ??
          (await refuseUnconfirmedChange(request, factors)) ??
          (await handleFactors(request, factors));
        const followsLink = pathname === '/auth/v1/verify' && request.method === 'GET';
        const guarded = (plain: Request) => guardPasswords(plain, { database, asksForCurrent }, ask);
        const answered = (plain: Request) =>
          followsLink ? followLink(plain, database, ask) : guarded(plain);
        const response = own ?? (await noteRecovery(request, database, answered));
        const refused = authRefusal(context.databaseError);
        return readableByPages(
          refused ?? (await withLevel(request, response, { database, jwtSecret: keys.jwtSecret })),
        );
      }
      const response = await ask(request);
      return (response.status === 500 && restRefusal(context.databaseError)) || response;
    },
  };
}
