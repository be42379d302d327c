import { type Cursor, type RowPage, readPage } from '#lib/keyset.ts';
import { getSupabase } from '#lib/supabase.ts';

/** A row of the list of companions. */
export type ListedCompanion = {
  id: string;
  name: string;
  tagline: string;
  category: string | null;
  image_url: string | null;
  avatar_url: string | null;
  profile_image: string | null;
  profile_gradient_from: string | null;
  profile_gradient_to: string | null;
  is_public: boolean;
  /** Null and not public: hidden by an admin. */
  user_id: string | null;
  created_at: string;
};

/** All companions an admin sees, newest first: the catalogue, what is hidden from it, and the admin's own private ones (R-ADMIN-21). */
export async function fetchCompanionPage(
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<RowPage<ListedCompanion>> {
  const supabase = await getSupabase();
  const query = supabase
    .from('companions')
    .select(
      'id, name, tagline, category, image_url, avatar_url, profile_image, profile_gradient_from, profile_gradient_to, is_public, user_id, created_at',
    );
  return readPage(query, cursor, signal);
}
