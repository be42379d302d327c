import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { useMemo, useState } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MoreRows } from '../components/more-rows.tsx';
import { usersQuery } from './queries.ts';
import { UserActionDialog } from './user-action-dialog.tsx';
import { type UserAction, userColumns } from './user-columns.tsx';
import { UserControls, useUserFilter } from './user-controls.tsx';

/** All users, with search, filters and actions (R-ADMIN-12 to R-ADMIN-15). */
export function UserTable() {
  const { filter, ...controls } = useUserFilter();
  const [chosen, setChosen] = useState<UserAction | null>(null);
  const columns = useMemo(() => userColumns(setChosen), []);
  const users = useInfiniteQuery({ ...usersQuery(filter), placeholderData: keepPreviousData });
  const people = useMemo(() => users.data?.pages.flatMap((page) => page.rows) ?? [], [users.data]);

  return (
    <div className="flex flex-col gap-4">
      <UserControls {...controls} />
      {users.isPending && <Skeleton className="h-96" />}
      {users.isError && people.length === 0 && (
        <ErrorState title={`Error: ${users.error.message}`} onRetry={() => void users.refetch()} />
      )}
      {users.isSuccess && people.length === 0 && (
        <EmptyState
          icon={<UserSearch />}
          title="No users found"
          text="Try a different search, tier or status."
        />
      )}
      {people.length > 0 && (
        <MoreRows label="Users" columns={columns} rows={people} keyOf={(person) => person.id} query={users} />
      )}
      {chosen !== null && <UserActionDialog action={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}
