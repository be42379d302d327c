import { getSupabase } from '#lib/supabase.ts';
import { read } from '#lib/tables.ts';

/** How many updates the dashboard shows. */
const UPDATES = 3;

/** An announcement of the admins to everybody. */
export type Update = { id: string; title: string; body: string; publishedAt: string };

/** What a person has done: messages they have sent and still have, to how many companions, and since when. */
export type Figures = { messagesSent: number; companionsMet: number; since: string | null };

export async function fetchFigures(signal: AbortSignal): Promise<Figures> {
  const supabase = await getSupabase();
  const row = await read(supabase.rpc('own_figures').single(), signal);
  return { messagesSent: row.messages_sent, companionsMet: row.companions_met, since: row.since };
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
