import { getSupabase } from '#lib/supabase.ts';
import { read, write } from '#lib/tables.ts';

/** The pause of the person's chats that lasts; null while there is none. */
export async function fetchPause(userId: string, signal: AbortSignal) {
  const supabase = await getSupabase();
  const query = supabase.from('pauses').select('id, created_at, appealed_at');
  const [pause] = await read(query.eq('user_id', userId).is('lifted_at', null).limit(1), signal);
  return pause ?? null;
}

export type Pause = NonNullable<Awaited<ReturnType<typeof fetchPause>>>;

/** Asks a person of the team to look again, once. */
export async function appealPause(text: string): Promise<void> {
  const supabase = await getSupabase();
  await write(supabase.rpc('appeal_pause', text === '' ? {} : { p_text: text }));
}
