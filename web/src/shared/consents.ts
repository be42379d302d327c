import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChatConsent, type ConsentPurpose, chatConsents, consents } from '#contracts/consents.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read, write } from '#lib/tables.ts';
import { notify } from '#ui/notify.ts';

/** The newest decision of a person on a purpose. */
export type Consent = {
  purpose: ConsentPurpose;
  /** Given, to the words of today. */
  given: boolean;
  /** Given, but to earlier words: it counts no longer (R-CARE-17). */
  isOutdated: boolean;
  /** Given at some time before, so that what is not given now was taken back, or is outdated. */
  wasGiven: boolean;
  at: string;
};

/** The newest decision of a person on each purpose; purposes that were never asked about are missing. */
async function fetchConsents(userId: string, signal: AbortSignal): Promise<Consent[]> {
  const supabase = await getSupabase();
  const rows = await read(
    supabase
      .from('user_consents')
      .select('purpose, text_version, given, created_at')
      .eq('user_id', userId)
      .order('id', { ascending: false }),
    signal,
  );
  const newest = rows.filter(
    ({ purpose }, index) => rows.findIndex((row) => row.purpose === purpose) === index,
  );
  return newest.map(({ given, text_version, created_at, ...row }) => {
    const purpose = row.purpose as ConsentPurpose;
    const isCurrent = text_version === consents[purpose].version;
    return {
      purpose,
      given: given && isCurrent,
      isOutdated: given && !isCurrent,
      wasGiven: rows.some((earlier) => earlier.purpose === purpose && earlier.given),
      at: created_at,
    };
  });
}

/** Gives or takes back consents, to the words of today. */
export async function saveConsents(purposes: readonly ConsentPurpose[], given: boolean): Promise<void> {
  const supabase = await getSupabase();
  const rows = purposes.map((purpose) => ({ purpose, given, text_version: consents[purpose].version }));
  await write(supabase.from('user_consents').insert(rows));
}

export function consentsQuery(userId: string) {
  return queryOptions({
    queryKey: ['consents', userId],
    queryFn: ({ signal }) => fetchConsents(userId, signal),
    refetchOnMount: 'always',
  });
}

/** The decision on one purpose; undefined for whoever was never asked. */
export function consentTo(purpose: ConsentPurpose, saved: Consent[]): Consent | undefined {
  return saved.find((consent) => consent.purpose === purpose);
}

/** What a chat needs that is not given, or only to earlier words. */
export function missingChatConsents(saved: Consent[]): ChatConsent[] {
  return chatConsents.filter((purpose) => consentTo(purpose, saved)?.given !== true);
}

/** Gives a consent or takes it back; a toast says when it could not be saved. */
export function useSaveConsent(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ purpose, given }: { purpose: ConsentPurpose; given: boolean }) =>
      saveConsents([purpose], given),
    onError: () => notify.error('That could not be saved. Please try again.'),
    onSettled: () => client.invalidateQueries(consentsQuery(userId)),
  });
}
