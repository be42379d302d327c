import { paths } from '#lib/paths.ts';
import { getSupabase } from '#lib/supabase.ts';

/** What a person tells about themselves. */
export type ProfileForm = { fullName: string; email: string; aboutMe: string };

/**
 * Saves the profile through the auth service, which mirrors it into the person's row (R-PROF-03). Answers the new email
 * address while it waits for its mail to be confirmed, else null. Throws what the service refused it with.
 */
export async function saveProfile(
  { fullName, email, aboutMe }: ProfileForm,
  presentEmail: string,
): Promise<string | null> {
  const { auth } = await getSupabase();
  const data = { full_name: fullName, about_me: aboutMe };
  const { data: saved, error } = await auth.updateUser(email === presentEmail ? { data } : { data, email }, {
    emailRedirectTo: window.location.origin + paths.profile(),
  });
  if (error !== null) throw error;
  return saved.user.email === email ? null : email;
}
