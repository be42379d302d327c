import { getSupabase } from '#lib/supabase.ts';
import { write } from '#lib/tables.ts';

/** Forgets a fact, and keeps the same words from bringing it back (R-MEM-07). */
export async function forgetFact(id: string): Promise<void> {
  const supabase = await getSupabase();
  await write(supabase.from('memories').delete().eq('id', id));
}

/** What the server needs to know a forgotten fact by; `companionId` is null for all companions. */
export type ForgottenFact = { text: string; subject: string | null; companionId: string | null };

/** Brings a fact back that was forgotten within ten minutes, with its day, sentence and pin. */
export async function restoreFact({ text, subject, companionId }: ForgottenFact): Promise<void> {
  const supabase = await getSupabase();
  await write(supabase.from('memories').insert({ text, subject, companion_id: companionId }));
}

/** Removes a line of the story, for good. */
export async function removeLine(id: string): Promise<void> {
  const supabase = await getSupabase();
  await write(supabase.from('story_lines').delete().eq('id', id));
}
