import { adminUsers } from '#contracts/admin-users.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { Tier, UserStatus } from '#contracts/fields.ts';
import { call } from '#lib/endpoint-client.ts';
import { type Cursor, pageOf } from '#lib/keyset.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read } from '#lib/tables.ts';

/** People at a time. */
const PAGE_SIZE = 50;

/** The filter of the user list; null filters nothing. */
export type UserFilter = { search: string; tier: Tier | null; status: UserStatus | null };

/** Users, newest first, with the text in their email or name (R-ADMIN-12), after `cursor`, with their counts. */
export async function listUsers(
  { search, tier, status }: UserFilter,
  cursor: Cursor | null,
  signal: AbortSignal,
) {
  const supabase = await getSupabase();
  const people = await read(
    supabase
      .rpc('list_users', {
        p_search: search,
        p_limit: PAGE_SIZE,
        ...(tier === null ? {} : { p_tier: tier }),
        ...(status === null ? {} : { p_status: status }),
        ...(cursor === null ? {} : { p_before: cursor.at, p_before_id: cursor.id }),
      })
      .select('id, full_name, email, subscription_tier, role, status, created_at, last_login_at'),
    signal,
  );
  const counts = await countFor(
    people.map(({ id }) => id),
    signal,
  );
  const rows = people.map((person) => ({ ...person, ...(counts.get(person.id) ?? noCounts) }));
  return pageOf(rows, PAGE_SIZE, ({ created_at: at, id }) => ({ at, id }));
}

const noCounts = { message_count: 0, favorite_companions_count: 0 };

async function countFor(ids: string[], signal: AbortSignal) {
  if (ids.length === 0) return new Map<string, typeof noCounts>();
  const supabase = await getSupabase();
  const counts = await read(supabase.rpc('count_for_users', { p_user_ids: ids }), signal);
  return new Map(counts.map(({ user_id, ...own }) => [user_id, own]));
}

/** A row of the user table. */
export type AdminUser = Awaited<ReturnType<typeof listUsers>>['rows'][number];

/** A change of one person, as `admin-users` takes it. */
export type UserChange = InputOf<typeof adminUsers>;

/** Makes one of the changes of `admin-users` (D-03). */
export async function changeUser(change: UserChange): Promise<void> {
  await call(adminUsers, change);
}
