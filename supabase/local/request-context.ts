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
  /** The headers of the request as JSON, for SQL that reads them. */
  headers: string;
  /** The last statement that Postgres refused in this request. */
  databaseError: unknown;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
