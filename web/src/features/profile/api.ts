import { paths } from '#lib/paths.ts';
import { getSupabase } from '#lib/supabase.ts';
import { write } from '#lib/tables.ts';
import type { ProfileForm } from './rules.ts';

/**
 * Saves the profile: the pronouns in the person's row, all else through the auth service, which mirrors it there
 * (R-PROF-03). Returns the new email address while it has to be confirmed by mail, else null. Throws the refusal.
 */
export async function saveProfile(
  userId: string,
  { fullName, pronouns, email, aboutMe }: ProfileForm,
  currentEmail: string,
): Promise<string | null> {
  const supabase = await getSupabase();
  const { auth } = supabase;
  const data = { full_name: fullName, about_me: aboutMe };
  const { data: saved, error } = await auth.updateUser(email === currentEmail ? { data } : { data, email }, {
    emailRedirectTo: window.location.origin + paths.profile(),
  });
  if (error !== null) throw error;
  const row = { pronouns: pronouns.trim() || null };
  await write(supabase.from('users').update(row).eq('id', userId));
  return saved.user.email === email ? null : email;
}
