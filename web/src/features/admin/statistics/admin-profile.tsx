import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { AdminDashboard } from './api.ts';
import { adminDashboardQuery } from './queries.ts';

/** The signed-in admin, and which provider keys are set (D-18.10). */
export function AdminProfile() {
  const { data, isPending, refetch } = useQuery(adminDashboardQuery());
  return (
    <Card className="flex flex-col gap-4 p-5">
      <h2 className="font-semibold">Admin Profile</h2>
      {isPending && <Skeleton className="h-35" />}
      {!isPending && data === undefined && (
        <Notice kind="problem" action={<Button onClick={() => void refetch()}>Retry</Button>}>
          Failed to load dashboard data
        </Notice>
      )}
      {data !== undefined && (
        <>
          <p className="truncate text-sm text-muted">{data.user.email}</p>
          <ProviderKeys answer={data} />
        </>
      )}
    </Card>
  );
}

/** Each key that can be set, and whether it is; never what it is. */
export function ProviderKeys({ answer: { providers, payments } }: { answer: AdminDashboard }) {
  const keys = [
    { name: 'OpenRouter', isSet: providers.openrouter },
    { name: 'OpenAI', isSet: providers.openai },
    { name: 'Custom model', isSet: providers.custom },
    { name: 'Stripe', isSet: payments },
  ];
  return (
    <dl className="flex flex-col gap-2 text-sm">
      {keys.map(({ name, isSet }) => {
        const Icon = isSet ? CircleCheck : CircleDashed;
        return (
          <div key={name} className="flex items-center justify-between gap-4">
            <dt className="font-medium">{name}</dt>
            <dd className={cx('inline-flex items-center gap-1.5', isSet ? 'text-success' : 'text-muted')}>
              <Icon aria-hidden="true" className="size-4" />
              {isSet ? 'Key is set' : 'No key'}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
