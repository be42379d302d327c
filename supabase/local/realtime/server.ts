import { CHANGES_CHANNEL, takeChanges } from './changes.ts';
import { type RealtimeContext, RealtimeSocket } from './socket.ts';

/** The part of Supabase Realtime that the page uses: changes of published tables, for who may see them. */
export interface RealtimeServer {
  /** Answers `GET /realtime/v1/websocket`. */
  fetch(request: Request): Response;
  close(): void;
}

/** Starts listening for changes. The triggers must be in place (`installChanges`). */
export async function serveRealtime(context: RealtimeContext): Promise<RealtimeServer> {
  const { database, keys } = context;
  const sockets = new Set<RealtimeSocket>();
  let pending = false;
  let delivering = false;

  const deliver = async () => {
    delivering = true;
    try {
      while (pending) {
        pending = false;
        for (const change of await takeChanges(database)) {
          for (const socket of sockets) await socket.deliver(change);
        }
      }
    } catch (error) {
      console.error('realtime:', error);
    } finally {
      delivering = false;
    }
  };
  const notify = () => {
    pending = true;
    if (!delivering) deliver();
  };
  await database.sql.listen(CHANGES_CHANNEL, notify);

  return {
    fetch: (request) => {
      const apikey = new URL(request.url).searchParams.get('apikey');
      if (apikey !== keys.publishableKey && apikey !== keys.secretKey) {
        return new Response('Invalid API key', { status: 401 });
      }
      if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') {
        return new Response('Expected a WebSocket', { status: 426 });
      }
      const { socket, response } = Deno.upgradeWebSocket(request);
      const page = new RealtimeSocket(socket, context, apikey);
      socket.onopen = () => sockets.add(page);
      socket.onclose = () => sockets.delete(page);
      return response;
    },
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
}
