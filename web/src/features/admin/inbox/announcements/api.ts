import { dataOf } from '#lib/data-error.ts';
import { type Cursor, type RowPage, readPage } from '#lib/keyset.ts';
import { getSupabase } from '#lib/supabase.ts';

/** `published_at` is null for a draft; a time to come is a planned one. */
export type Announcement = {
  id: string;
  title: string;
  body: string;
  published_at: string | null;
  created_at: string;
};

/** What admins wrote for Recent Updates, the last written first (R-ADMIN-18). */
export async function fetchAnnouncements(
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<RowPage<Announcement>> {
  const supabase = await getSupabase();
  const query = supabase.from('announcements').select('id, title, body, published_at, created_at');
  return readPage(query, cursor, signal);
}

export type AnnouncementText = Pick<Announcement, 'title' | 'body'> &
  Partial<Pick<Announcement, 'published_at'>>;

/** Writes a new announcement, or changes the one of `id`; what is left out stays. */
export async function saveAnnouncement(id: string | null, values: AnnouncementText): Promise<void> {
  const supabase = await getSupabase();
  const table = supabase.from('announcements');
  dataOf(await (id === null ? table.insert(values) : table.update(values).eq('id', id)));
}

/** `publishedAt` null takes an announcement back from people. */
export async function publishAnnouncement(id: string, publishedAt: string | null): Promise<void> {
  const supabase = await getSupabase();
  dataOf(await supabase.from('announcements').update({ published_at: publishedAt }).eq('id', id));
}

export async function deleteAnnouncement(id: string): Promise<void> {
  const supabase = await getSupabase();
  dataOf(await supabase.from('announcements').delete().eq('id', id));
}
