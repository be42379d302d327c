import { paths } from '#lib/paths.ts';
import { getSupabase } from '#lib/supabase.ts';
import type { ProfileForm } from './rules.ts';

/**
 * Saves the profile through the auth service, which mirrors it into the person's row (R-PROF-03). Returns the new email
 * address while it has to be confirmed by mail, else null. Throws the refusal of the service.
 */
export async function saveProfile(
  { fullName, email, aboutMe }: ProfileForm,
  currentEmail: string,
): Promise<string | null> {
  const { auth } = await getSupabase();
  const data = { full_name: fullName, about_me: aboutMe };
  const { data: saved, error } = await auth.updateUser(email === currentEmail ? { data } : { data, email }, {
    emailRedirectTo: window.location.origin + paths.profile(),
  });
  if (error !== null) throw error;
  return saved.user.email === email ? null : email;
}
