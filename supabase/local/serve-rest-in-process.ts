import type { Api } from './api.ts';

/**
 * What the functions ask of the database's REST service is answered in this process, without a way through the
 * network: on hosted Supabase the two are neighbours as well, and a connection to oneself costs a millisecond.
 */
export function serveRestInProcess(apiUrl: string, api: Api): void {
  const network = globalThis.fetch;
  const restUrl = `${apiUrl}/rest/v1/`;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.startsWith(restUrl) ? api.fetch(new Request(input, init)) : network(input, init);
  };
}
