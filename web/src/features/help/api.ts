import { getSupabase } from '#lib/supabase.ts';
import { write } from '#lib/tables.ts';
import type { ContactForm } from './rules.ts';

/**
 * Stores a message for the admins, with the sender's account when somebody is signed in. Refused with
 * `too_many_requests` after five messages an hour from one address (R-STATIC-05, R-DATA-18).
 */
export async function sendContactMessage(form: ContactForm): Promise<void> {
  const supabase = await getSupabase();
  await write(supabase.from('contact_messages').insert(form));
}
