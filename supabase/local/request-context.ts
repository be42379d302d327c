import { AsyncLocalStorage } from 'node:async_hooks';
import type { Challenge } from './auth-pkce.ts';

/** What belongs to one request of the auth service and reaches places that the service gives no access to. */
export interface RequestContext {
  /** Where the mails of this request are to lead; null for the start of the site. */
  redirectTo: string | null;
  /** What the page will prove when it follows the link of a mail; null for a page that does not. */
  challenge: Challenge | null;
  /** The headers of the request as JSON, for SQL that asks for them. */
  headers: string;
  /** The last statement that Postgres refused in this request. */
  databaseError: unknown;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
