import type { Api } from './api.ts';
import { serveDemoModel } from './demo-model/server.ts';
import type { Functions } from './functions.ts';
import { notFound, preflight, readableByPages } from './http.ts';
import type { Mailbox } from './mailbox.ts';
import type { RealtimeServer } from './realtime/server.ts';

/** The services behind the port of the API. */
export interface Services {
  api: Api;
  functions: Functions;
  realtime: RealtimeServer;
  mailbox: Mailbox;
}

/** The header with the client's address on hosted Supabase; a value that the client sends is replaced. */
const ADDRESS_HEADER = 'cf-connecting-ip';

/** Finds the service by the first parts of the path, as the gateway of hosted Supabase does. */
export function route(
  services: Services,
  request: Request,
  { remoteAddr }: Deno.ServeHandlerInfo<Deno.NetAddr>,
): Response | Promise<Response> {
  const { pathname } = new URL(request.url);
  const [, first = '', second = ''] = pathname.split('/');
  if (second === 'v1') {
    if (['auth', 'rest', 'storage'].includes(first)) {
      const headers = new Headers(request.headers);
      headers.set(ADDRESS_HEADER, remoteAddr.hostname);
      return services.api.fetch(new Request(request, { headers }));
    }
    if (first === 'functions') return services.functions.fetch(request);
    if (first === 'realtime') return services.realtime.fetch(request);
  }
  if (request.method === 'OPTIONS') return preflight(request);
  if (first === 'demo-model') return serveDemoModel(request).then(readableByPages);
  if (first === 'mailbox') return services.mailbox.fetch(request);
  if (first === 'status') return Response.json({ pid: Deno.pid });
  return notFound('Nothing is served here.');
}
