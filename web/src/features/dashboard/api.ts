import { getSupabase } from '#lib/supabase.ts';
import { read, readCount } from '#lib/tables.ts';

/** How many updates the dashboard shows. */
const UPDATES = 3;

/** An announcement of the admins to everybody. */
export type Update = { id: string; title: string; body: string; publishedAt: string };

/** The number of messages in all chats of a person, including the replies. */
export async function fetchMessageCount(userId: string, signal: AbortSignal): Promise<number> {
  const supabase = await getSupabase();
  return readCount(
    supabase.from('messages').select('id', { count: 'exact', head: true }).eq('user_id', userId),
    signal,
  );
}

/** The newest updates that are published by now (R-DASH-07). */
export async function fetchUpdates(signal: AbortSignal): Promise<Update[]> {
  const supabase = await getSupabase();
  const rows = await read(
    supabase
      .from('announcements')
      .select('id, title, body, published_at')
      .lte('published_at', new Date().toISOString()) // admins read later ones and drafts too
      .order('published_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(UPDATES),
    signal,
  );
  return rows.flatMap(({ id, title, body, published_at: publishedAt }) =>
    publishedAt === null ? [] : [{ id, title, body, publishedAt }],
  );
}
