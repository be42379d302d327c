import { type Change, followChanges } from './changes.ts';
import { type RealtimeContext, RealtimeSocket } from './socket.ts';

/** The part of Supabase Realtime that the page uses: changes of published tables, for who may see them. */
export interface RealtimeServer {
  /** Answers `GET /realtime/v1/websocket`. */
  fetch(request: Request): Response;
  close(): void;
}

/** Starts following the changes of the published tables. */
export async function serveRealtime(context: RealtimeContext): Promise<RealtimeServer> {
  const { database, keys } = context;
  const sockets = new Set<RealtimeSocket>();
  /** Changes are delivered one after the other, in the order of their commits. */
  let delivery: Promise<void> = Promise.resolve();
  const deliver = async (change: Change) => {
    try {
      for (const socket of sockets) await socket.deliver(change);
    } catch (error) {
      console.error('realtime:', error);
    }
  };
  await followChanges(database.sql, (change) => {
    delivery = delivery.then(() => deliver(change));
  });

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
