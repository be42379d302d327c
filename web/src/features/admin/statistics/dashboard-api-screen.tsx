import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#lib/format-date-time.ts';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { ProviderKeys } from './admin-profile.tsx';
import type { AdminDashboard } from './api.ts';
import { adminDashboardQuery } from './queries.ts';

/** /admin/dashboard-api: what the server returns about the admin (R-ADMIN-07). */
export function DashboardApiScreen() {
  const { data, isPending, refetch } = useQuery(adminDashboardQuery());
  return (
    <AdminPage title="Dashboard API" text="What the server answers when it is asked who you are.">
      {isPending && <Skeleton className="h-72 max-w-2xl" />}
      {!isPending && data === undefined && (
        <ErrorState title="Failed to load dashboard data" onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Answer answer={data} />}
    </AdminPage>
  );
}

function Answer({ answer }: { answer: AdminDashboard }) {
  const { message, timestamp, user } = answer;
  const facts = [
    { name: 'Id', value: user.id },
    { name: 'Email', value: user.email ?? 'None' },
    { name: 'Admin', value: user.isAdmin ? 'Yes' : 'No' },
    { name: 'Account since', value: formatDateTime(user.createdAt) },
    { name: 'Answered', value: formatDateTime(timestamp) },
  ];
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card className="flex flex-col gap-4 p-5">
        <h2 className="font-semibold">{message}</h2>
        <dl className="flex flex-col gap-2 text-sm">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt className="font-medium">{name}</dt>
              <dd className="min-w-0 break-all text-muted">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card className="flex flex-col gap-4 p-5">
        <h2 className="font-semibold">Keys</h2>
        <ProviderKeys answer={answer} />
      </Card>
    </div>
  );
}
