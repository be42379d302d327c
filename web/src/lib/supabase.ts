import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#database.types.ts';
import { env } from './env.ts';
import { applyAuthEvent } from './session.ts';
import { storageKeys } from './storage-keys.ts';

let client: Promise<SupabaseClient<Database>> | null = null;

/**
 * The client for auth, tables and realtime. Its library is loaded on the first call, so that public pages work without
 * it; nothing may import supabase-js statically. The next call retries a failed load.
 */
export function getSupabase(): Promise<SupabaseClient<Database>> {
  client ??= createSupabase().catch((error: unknown) => {
    client = null;
    throw error;
  });
  return client;
}

/** Closes the client and its background work; the next call creates a new one. */
export async function closeSupabase(): Promise<void> {
  const closing = client;
  client = null;
  const supabase = await closing?.catch(() => null);
  await supabase?.auth.dispose();
  await supabase?.realtime.disconnect();
}

// Hot replacement of this module would otherwise leave a second client running.
import.meta.hot?.dispose(closeSupabase);

async function createSupabase(): Promise<SupabaseClient<Database>> {
  const { createClient } = await import('@supabase/supabase-js');
  const supabase = createClient<Database>(env.supabaseUrl, env.supabaseKey, {
    auth: { storageKey: storageKeys.authSession, flowType: 'pkce' },
    realtime: { params: { eventsPerSecond: 2 } },
  });
  supabase.auth.onAuthStateChange(applyAuthEvent);
  return supabase;
}
