import { DataError, UNIQUE_VIOLATION } from '#lib/data-error.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read, write } from '#lib/tables.ts';
import { pictureOf } from '#shared/companion-picture.ts';

/** The ids of a person's favorite companions, newest first. */
export async function fetchFavorites(userId: string, signal: AbortSignal): Promise<string[]> {
  const supabase = await getSupabase();
  const rows = await read(
    supabase
      .from('user_favorites')
      .select('companion_id')
      .eq('user_id', userId)
      .order('created_at', { ascending: false }),
    signal,
  );
  return rows.map((row) => row.companion_id);
}

/** A companion as the list of favorites shows it. */
export type FavoriteCompanion = {
  id: string;
  name: string;
  tagline: string;
  isPublic: boolean;
  imageUrl: string | null;
  gradientFrom: string | null;
  gradientTo: string | null;
  retiresAt: string | null;
};

/** A person's favorite companions, newest favorite first. */
export async function fetchFavoriteCompanions(
  userId: string,
  signal: AbortSignal,
): Promise<FavoriteCompanion[]> {
  const supabase = await getSupabase();
  const rows = await read(
    supabase
      .from('user_favorites')
      .select(
        'companions!inner(id, name, tagline, is_public, image_url, avatar_url, profile_image, profile_gradient_from, profile_gradient_to, retires_at)',
      )
      .eq('user_id', userId)
      .order('created_at', { ascending: false }),
    signal,
  );
  return rows.map(({ companions: row }) => ({
    id: row.id,
    name: row.name,
    tagline: row.tagline,
    isPublic: row.is_public,
    imageUrl: pictureOf(row),
    gradientFrom: row.profile_gradient_from,
    gradientTo: row.profile_gradient_to,
    retiresAt: row.retires_at,
  }));
}

/** Adds a favorite, which also saves its chat. Refused with `limit_saved_zero` or `limit_reached` (R-FAV-13). */
export async function addFavorite(userId: string, companionId: string): Promise<void> {
  const supabase = await getSupabase();
  try {
    await write(supabase.from('user_favorites').insert({ user_id: userId, companion_id: companionId }));
  } catch (error) {
    // It exists already: an earlier attempt succeeded and only its response was lost.
    if (!(error instanceof DataError) || error.code !== UNIQUE_VIOLATION) throw error;
  }
}

/** Removes a favorite, which also makes its chat temporary (R-FAV-14). */
export async function removeFavorite(userId: string, companionId: string): Promise<void> {
  const supabase = await getSupabase();
  await write(supabase.from('user_favorites').delete().eq('user_id', userId).eq('companion_id', companionId));
}
