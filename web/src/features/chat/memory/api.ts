import { getSupabase } from '#lib/supabase.ts';
import { read, write } from '#lib/tables.ts';
import { forgetFact, restoreFact } from '#shared/forgetting.ts';
import { failWhenStuck } from '../api.ts';

/** Why a fact was in mind: words of what was just said, the person's pin, or that it is recent. */
export type Reason = 'words' | 'pinned' | 'recent';

/** A fact or a line of the story that a companion had in mind for a reply. */
export type InMind = {
  kind: 'fact' | 'line';
  id: string;
  /** Null for a line of the story. */
  reason: Reason | null;
  /** Null where it has been forgotten since, or its chat is over. */
  text: string | null;
  saidAt: string;
  /** The companion of the chat, and the message there, that it came from; null where that is gone, or none. */
  toldTo: string | null;
  messageId: string | null;
};

/** Nothing but the ids stays of what is gone. */
type ReceiptRow = { kind: string; id: string; [column: string]: string | null };

/** What the companion had in mind for the reply of a turn, in the order in which it was told (R-MEM-05). */
export async function fetchInMind(turnId: string, signal: AbortSignal): Promise<InMind[]> {
  const supabase = await getSupabase();
  const rows: ReceiptRow[] = await read(supabase.rpc('read_receipts', { p_turn_ids: [turnId] }), signal);
  return rows.map((row) => ({
    kind: row.kind === 'line' ? 'line' : 'fact',
    id: row.id,
    reason: row.reason as Reason | null,
    text: row.text ?? null,
    saidAt: row.said_at ?? '',
    toldTo: row.told_to ?? null,
    messageId: row.message_id ?? null,
  }));
}

/** What is kept of one of the person's own messages; `companionId` is null for all companions. */
export type Kept = { text: string; messageId: string; companionId: string | null };

/** Keeps words of a message as a fact; null where they are known already. */
export async function keepWords({ text, messageId, companionId }: Kept): Promise<string | null> {
  const supabase = await getSupabase();
  const row = { text, message_id: messageId, companion_id: companionId };
  const kept = supabase.from('memories').insert(row).select('id').maybeSingle();
  return (await failWhenStuck(write(kept)))?.id ?? null;
}

/** Forgets a fact; the returned function brings it back as it was, within ten minutes. */
export async function forgetForNow(id: string): Promise<() => Promise<void>> {
  const supabase = await getSupabase();
  const [fact] = await read(supabase.rpc('list_memories', { p_id: id }));
  await forgetFact(id);
  return async () => {
    if (fact === undefined) return;
    const { text, subject, companion_id: companionId } = fact;
    await restoreFact({ text: text ?? '', subject, companionId });
  };
}
