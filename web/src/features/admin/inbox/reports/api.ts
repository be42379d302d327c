import { adminUsers } from '#contracts/admin-users.ts';
import { dataOf } from '#lib/data-error.ts';
import { call } from '#lib/endpoint-client.ts';
import { type Cursor, type RowPage, readPage } from '#lib/keyset.ts';
import { getSupabase } from '#lib/supabase.ts';

export type ReportStatus = 'open' | 'resolved' | 'dismissed';

/** What somebody reported. `companion` is null where it is somebody's private one, which admins do not see. */
export type Report = {
  id: string;
  reason: string;
  status: string;
  note: string | null;
  details: string | null;
  /** The reported message as it was; null when the companion itself was reported. */
  message_text: string | null;
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
};

/** The reports of one status, the latest first; null is all of them (R-SAFE-12). */
export async function fetchReports(
  status: ReportStatus | null,
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<RowPage<Report>> {
  const supabase = await getSupabase();
  const query = supabase
    .from('reports')
    .select(
      'id, reason, status, note, details, message_text, created_at, companion_id, companion:companions!reports_companion_id_fkey(id, name, image_url, profile_gradient_from, profile_gradient_to, is_public), reporter:users!reports_user_id_fkey(id, full_name, email, status)',
    );
  return readPage(status === null ? query : query.eq('status', status), cursor, signal);
}

export async function settleReport(id: string, status: ReportStatus, note: string): Promise<void> {
  const supabase = await getSupabase();
  dataOf(
    await supabase
      .from('reports')
      .update({ status, note: note || null })
      .eq('id', id),
  );
}

/** Takes a companion out of the catalogue, or puts it back. */
export async function showCompanion(id: string, isShown: boolean): Promise<void> {
  const supabase = await getSupabase();
  dataOf(await supabase.from('companions').update({ is_public: isShown }).eq('id', id));
}

/** Blocks a person, or lets them in again; refused with `last_admin` for the last admin (R-ADMIN-16). */
export async function blockUser(userId: string, isBlocked: boolean): Promise<void> {
  await call(adminUsers, { userId, action: 'status', value: isBlocked ? 'blocked' : 'active' });
}
