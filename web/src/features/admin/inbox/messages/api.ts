import { type Cursor, type Page, readPage } from '#lib/keyset.ts';
import { getSupabase } from '#lib/supabase.ts';
import { write } from '#lib/tables.ts';

export type MessageStatus = 'open' | 'answered' | 'handled';

export type ContactMessage = {
  id: string;
  name: string;
  email: string;
  category: string;
  subject: string;
  message: string;
  status: string;
  user_id: string | null;
  created_at: string;
};

/** What people wrote with the contact form, the latest first; `status` null is all of it (R-ADMIN-18). */
export async function fetchContactMessages(
  status: MessageStatus | null,
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<Page<ContactMessage>> {
  const supabase = await getSupabase();
  const query = supabase
    .from('contact_messages')
    .select('id, name, email, category, subject, message, status, user_id, created_at');
  return readPage(status === null ? query : query.eq('status', status), { cursor }, signal);
}

export async function setMessageStatus(id: string, status: MessageStatus): Promise<void> {
  const supabase = await getSupabase();
  await write(supabase.from('contact_messages').update({ status }).eq('id', id));
}

export async function deleteMessage(id: string): Promise<void> {
  const supabase = await getSupabase();
  await write(supabase.from('contact_messages').delete().eq('id', id));
}
