import { AsyncLocalStorage } from 'node:async_hooks';

/** What a page proves when it follows the link of a mail: that it asked for that mail (RFC 7636). */
export interface Challenge {
  challenge: string;
  /** `s256` or `plain`. */
  method: string;
}

/** Data of one request for code that the auth service gives no access to it. */
export interface RequestContext {
  /** Where the mails of this request are to lead; null for the start of the site. */
  redirectTo: string | null;
  /** What the page will prove when it follows the link of a mail; null for a page that does not. */
  challenge: Challenge | null;
  /** Method, path below its service and headers (as JSON) of the request, for SQL that reads them. */
  method: string;
  path: string;
  headers: string;
  /** The last statement that Postgres refused in this request. */
  databaseError: unknown;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
