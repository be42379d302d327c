import { createClient } from '@supabase/supabase-js';
import { chatSend } from '#contracts/chat-send.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Database } from '#database.types.ts';
import type { Handler } from '../../supabase/functions/_shared/http/context.ts';
import { parseEnv } from '../../supabase/functions/_shared/http/env.ts';
import { serve } from '../../supabase/functions/_shared/http/serve.ts';
import { handleChatSend } from '../../supabase/functions/chat-send/handler.ts';

type InProcess = {
  apiUrl: string;
  secretKey: string;
  jwtSecret: string;
  /** More of the environment. */
  values?: Record<string, string>;
  /** What reaches the project; the network where left out. */
  project?: typeof fetch;
  /** Gets the work that goes on after a response; nobody waits for it where left out. */
  waitUntil?: (work: Promise<unknown>) => void;
  /** Called for every request to the project, with the last segment of its path. */
  onTrip?: (name: string) => void;
};

/** A function in this process, over the database of a running stack: what leaves it can be counted. */
export function functionInProcess<E extends Endpoint>(
  contract: E,
  handler: Handler<E>,
  {
    apiUrl,
    secretKey,
    jwtSecret,
    values: more = {},
    project = fetch,
    waitUntil = () => {},
    onTrip = () => {},
  }: InProcess,
) {
  const values: Record<string, string> = {
    SUPABASE_URL: apiUrl,
    SUPABASE_SERVICE_ROLE_KEY: secretKey,
    JWT_SECRET: jwtSecret,
    ...more,
  };
  const env = parseEnv((name) => values[name]);
  const db = createClient<Database>(apiUrl, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // The client wants a WebSocket for realtime, which nothing here uses and Node 20 does not have.
    realtime: { transport: class {} as unknown as typeof WebSocket },
    global: {
      fetch: (input, init) => {
        onTrip(new URL(String(input)).pathname.split('/').at(-1) ?? '');
        return project(input, init);
      },
    },
  });
  return serve(contract, handler, () => ({ env, db, waitUntil }));
}

/** The same of chat-send. `values` may have CHAT_MODEL, or SAFETY_MODEL: there is no classifier otherwise. */
export function chatSendInProcess({
  modelBaseUrl,
  values = {},
  ...stack
}: InProcess & { modelBaseUrl: string }) {
  const model = { OPENROUTER_API_KEY: 'key', OPENROUTER_BASE_URL: modelBaseUrl, SAFETY_MODEL: 'off' };
  return functionInProcess(chatSend, handleChatSend, { ...stack, values: { ...model, ...values } });
}
