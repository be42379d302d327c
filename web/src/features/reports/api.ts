import { getSupabase } from '#lib/supabase.ts';
import { write } from '#lib/tables.ts';
import type { Reported, ReportForm } from './rules.ts';

/**
 * Puts a report into the admins' queue; the text of a message is copied by the database. The same thing again stays one
 * report with the newest reason. Refused with `too_many_requests` after thirty an hour or a hundred a day.
 */
export async function sendReport({ companionId, messageId }: Reported, form: ReportForm): Promise<void> {
  const supabase = await getSupabase();
  const row = {
    companion_id: companionId,
    message_id: messageId ?? null,
    reason: form.reason,
    details: form.details || null,
  };
  await write(supabase.from('reports').insert(row));
}
