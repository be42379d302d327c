import type { ReportReason, ReportStatus } from '#contracts/reports.ts';
import { type Cursor, type Page, readPage } from '#lib/keyset.ts';
import { getSupabase } from '#lib/supabase.ts';
import { write } from '#lib/tables.ts';

/** A report. `companion` is null for a user's private companion, which admins cannot read. */
export type Report = {
  id: string;
  reason: ReportReason;
  status: ReportStatus;
  note: string | null;
  details: string | null;
  /** The reported message as it was; null when the companion itself was reported. */
  message_text: string | null;
  message_is_edited: boolean;
  created_at: string;
  companion_id: string;
  companion: ReportedCompanion | null;
  reporter: { id: string; full_name: string | null; email: string | null; status: string } | null;
};

type ReportedCompanion = {
  id: string;
  name: string;
  image_url: string | null;
  profile_gradient_from: string | null;
  profile_gradient_to: string | null;
  is_public: boolean;
  user_id: string | null;
};

/** The reports of one status, the latest first; null is all of them (R-SAFE-12). */
export async function fetchReports(
  status: ReportStatus | null,
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<Page<Report>> {
  const supabase = await getSupabase();
  const query = supabase
    .from('reports')
    .select(
      'id, reason, status, note, details, message_text, message_is_edited, created_at, companion_id, companion:companions!reports_companion_id_fkey(id, name, image_url, profile_gradient_from, profile_gradient_to, is_public, user_id), reporter:users!reports_user_id_fkey(id, full_name, email, status)',
    );
  const page = await readPage(status === null ? query : query.eq('status', status), { cursor }, signal);
  return page as Page<Report>; // the table accepts no other words
}

/** Settles a report with a note for whoever sent it, or opens it again. */
export async function setReportStatus(id: string, status: ReportStatus, note: string): Promise<void> {
  const supabase = await getSupabase();
  await write(
    supabase
      .from('reports')
      .update({ status, note: note || null })
      .eq('id', id),
  );
}
