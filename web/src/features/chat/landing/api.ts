import { getSupabase } from '#lib/supabase.ts';
import { read } from '#lib/tables.ts';
import { failWhenStuck } from '../api.ts';
import type { Astray } from '../chat-session.ts';

/** What is in the way to a message of the person's; null where its chat shows it. */
export async function findMessage(messageId: string): Promise<Astray | null> {
  const supabase = await getSupabase();
  const [place] = await failWhenStuck(read(supabase.rpc('find_message', { p_message_id: messageId })));
  return place?.is_shown ? null : { messageId, versionId: place?.version_id ?? null };
}
