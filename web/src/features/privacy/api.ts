import * as v from 'valibot';
import { type ConsentPurpose, consents } from '#contracts/consents.ts';
import type { InputOf, OutputOf } from '#contracts/endpoint.ts';
import { userDelete } from '#contracts/user-delete.ts';
import { userExport } from '#contracts/user-export.ts';
import { call, download } from '#lib/endpoint-client.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read, write } from '#lib/tables.ts';

/** The receipt of a deletion: what was removed, when, and an id to refer to it. */
export type Receipt = OutputOf<typeof userDelete>;

/** The receipt that a history entry carries; null when it carries none. */
export function receiptOf(state: unknown): Receipt | null {
  return v.is(userDelete.output, state) ? state : null;
}

/** The password, or the email address of an account without one. */
export type Proof = InputOf<typeof userDelete>;

/** Everything about the person, as one archive. Once an hour. */
export function fetchArchive(): Promise<{ name: string; content: Blob }> {
  return download(userExport, {});
}

/** Deletes the account for good. */
export function deleteAccount(proof: Proof): Promise<Receipt> {
  return call(userDelete, proof);
}

/** The newest decision of a person on a purpose. */
export type Consent = { purpose: ConsentPurpose; given: boolean; at: string };

/** The newest decision of a person on each purpose; purposes that were never asked about are missing. */
export async function fetchConsents(userId: string, signal: AbortSignal): Promise<Consent[]> {
  const supabase = await getSupabase();
  const rows = await read(
    supabase
      .from('user_consents')
      .select('purpose, given, created_at')
      .eq('user_id', userId)
      .order('id', { ascending: false }),
    signal,
  );
  const newest = rows.filter(
    ({ purpose }, index) => rows.findIndex((row) => row.purpose === purpose) === index,
  );
  return newest.map(({ purpose, given, created_at }) => ({
    purpose: purpose as ConsentPurpose,
    given,
    at: created_at,
  }));
}

/** Gives or takes back a consent to the current version of its text. */
export async function saveConsent(purpose: ConsentPurpose, given: boolean): Promise<void> {
  const supabase = await getSupabase();
  const row = { purpose, given, text_version: consents[purpose].version };
  await write(supabase.from('user_consents').insert(row));
}
