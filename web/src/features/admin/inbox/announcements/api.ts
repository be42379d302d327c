import { type Cursor, type Page, readPage } from '#lib/keyset.ts';
import { getSupabase } from '#lib/supabase.ts';
import { write } from '#lib/tables.ts';

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
): Promise<Page<Announcement>> {
  const supabase = await getSupabase();
  const query = supabase.from('announcements').select('id, title, body, published_at, created_at');
  return readPage(query, { cursor }, signal);
}

/** What a form saves; `id` null writes a new announcement, and without `published_at` a stored one keeps its own. */
export type AnnouncementToSave = Pick<Announcement, 'title' | 'body'> & {
  id: string | null;
  published_at?: string | null;
};

export async function saveAnnouncement({ id, ...values }: AnnouncementToSave): Promise<void> {
  const supabase = await getSupabase();
  const table = supabase.from('announcements');
  await write(id === null ? table.insert(values) : table.update(values).eq('id', id));
}

/** `published_at` null withdraws the announcement. */
export async function publishAnnouncement({ id, published_at }: Pick<Announcement, 'id' | 'published_at'>) {
  const supabase = await getSupabase();
  await write(supabase.from('announcements').update({ published_at }).eq('id', id));
}

export async function deleteAnnouncement(id: string): Promise<void> {
  const supabase = await getSupabase();
  await write(supabase.from('announcements').delete().eq('id', id));
}
