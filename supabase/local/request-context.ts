import { AsyncLocalStorage } from 'node:async_hooks';

/** What belongs to one request of the auth service and reaches places that the service gives no access to. */
export interface RequestContext {
  /** Where the mails of this request are to lead; null for the start of the site. */
  redirectTo: string | null;
  /** The last statement that Postgres refused in this request. */
  databaseError: unknown;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
