/**
 * What a page does with realtime, as a program for Deno, which has a WebSocket: signs in with a token, subscribes and
 * prints one line of JSON for everything that happens. Arguments: one JSON object, see `Page`.
 */
import process from 'node:process';
import { createClient } from '@supabase/supabase-js';
import type { Page } from './realtime.ts';

const page: Page = JSON.parse(process.argv[2] ?? '{}');
const print = (line: Record<string, unknown>) => console.log(JSON.stringify(line));

const client = createClient(page.apiUrl, page.key, {
  auth: { persistSession: false, autoRefreshToken: false },
});
if (page.token !== null) await client.realtime.setAuth(page.token);

client
  .channel('changes')
  .on('system', {}, ({ status, message }) => print({ system: status, message }))
  .on('postgres_changes', page.listen, ({ eventType, new: row, old }) =>
    print({ change: eventType, row, old }),
  )
  .subscribe((status, error) => print({ status, reason: error?.message ?? null }));

for await (const line of process.stdin.setEncoding('utf8')) {
  await client.realtime.setAuth(String(line).trim());
  // A token has no reply; the server replies in order, so the reply to the next heartbeat means that it was read.
  client.realtime.onHeartbeat((status) => {
    if (status === 'ok') print({ renewed: true });
  });
  await client.realtime.sendHeartbeat();
}
