import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useEverTrue } from '#lib/use-ever-true.ts';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import type { Columns } from '../components/data-table.tsx';
import { Day } from '../components/day.tsx';
import { labelOf, numberText } from '../components/formats.ts';
import type { Subscription } from './api.ts';
import { PersonName } from './person-name.tsx';
import { subscriptionCountsQuery, subscriptionsQuery } from './queries.ts';
import { RecordList } from './record-list.tsx';

const columns: Columns<Subscription> = [
  {
    id: 'person',
    header: 'User',
    cell: ({ row }) => <PersonName person={row.original.users} unknown="Deleted user" />,
  },
  { id: 'plan', header: 'Plan', cell: ({ row }) => <Chip>{labelOf(row.original.plan_name)}</Chip> },
  { id: 'status', header: 'Status', cell: ({ row }) => labelOf(row.original.status.replaceAll('_', ' ')) },
  { id: 'live', header: 'Gives the plan', cell: ({ row }) => (row.original.is_live ? 'Yes' : 'No') },
  {
    id: 'next',
    header: 'Next billing date',
    cell: ({ row }) => <Day iso={row.original.ends_at === null ? row.original.current_period_end : null} />,
  },
  { id: 'ends', header: 'Ends', cell: ({ row }) => <Day iso={row.original.ends_at} /> },
  { id: 'changed', header: 'Last change', cell: ({ row }) => <Day iso={row.original.updated_at} /> },
];

/** /admin/subscriptions: the last state that Stripe reported, and the number of live ones per plan (R-ADMIN-17). */
export function SubscriptionsScreen() {
  const list = useInfiniteQuery(subscriptionsQuery());
  const counts = useQuery(subscriptionCountsQuery());
  // There may be no counts, so the list comes with them: it does not move then (R-FIRST-22).
  const isRead = useEverTrue(!list.isPending && !counts.isPending);
  const waiting = <Skeleton className="h-80" />;
  return (
    <AdminPage title="Subscriptions" text="As Stripe last said, the latest change first.">
      {isRead ? (
        <>
          <PlanCounts />
          <RecordList
            label="Subscriptions"
            columns={columns}
            keyOf={(row) => row.id}
            query={list}
            waiting={waiting}
            empty={
              <EmptyState
                icon={<CreditCard />}
                title="No subscriptions yet"
                text="The first payment appears here."
              />
            }
          />
        </>
      ) : (
        waiting
      )}
    </AdminPage>
  );
}

function PlanCounts() {
  const { data } = useQuery(subscriptionCountsQuery());
  if (data === undefined || data.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {data.map(({ planName, count }) => (
        <Card key={planName} className="flex flex-col gap-1 p-5">
          <dt className="text-sm font-semibold text-muted">{labelOf(planName)}</dt>
          <dd className="font-display text-3xl tabular-nums">{numberText(count)}</dd>
        </Card>
      ))}
    </dl>
  );
}
