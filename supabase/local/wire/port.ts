import type { Database } from '../database.ts';
import { WireSession } from './session.ts';

/** The Postgres wire port: psql, pg_prove and the Supabase CLI speak to the embedded database through it. */
export interface WirePort {
  close(): void;
}

/** Accepts clients on `listener`, several at a time. No password, no TLS: the listener is on 127.0.0.1. */
export function serveWirePort(listener: Deno.TcpListener, database: Database): WirePort {
  const sessions = new Set<WireSession>();
  const accept = async () => {
    for await (const connection of listener) {
      connection.setNoDelay(); // answers come in small pieces; held back, each would wait 40 ms
      const session = new WireSession(database, connection, () => sessions.size === 1);
      sessions.add(session);
      session
        .serve()
        .catch((error) => console.error('wire port:', error))
        .finally(() => sessions.delete(session));
    }
  };
  accept().catch((error) => console.error('wire port:', error));
  return {
    close: () => {
      listener.close();
      for (const session of sessions) session.close();
    },
  };
}
