import { useInfiniteQuery } from '@tanstack/react-query';
import { CirclePause } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '#lib/format-date-time.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Columns } from '../components/data-table.tsx';
import type { Pause } from './api.ts';
import { PersonName } from './person-name.tsx';
import { pausesQuery, useLiftPause } from './queries.ts';
import { RecordList } from './record-list.tsx';

const columns: Columns<Pause> = [
  {
    id: 'person',
    header: 'User',
    cell: ({ row }) => <PersonName person={row.original.person} unknown="Deleted user" />,
  },
  { id: 'kind', header: 'Why', cell: () => <span className="whitespace-nowrap">May be under 18</span> },
  {
    id: 'since',
    header: 'Since',
    cell: ({ row }) => <span className="whitespace-nowrap">{formatDateTime(row.original.created_at)}</span>,
  },
  { id: 'appeal', header: 'What they wrote to you', cell: ({ row }) => <Appeal pause={row.original} /> },
  {
    id: 'lift',
    header: () => <span className="sr-only">Lift</span>,
    cell: ({ row }) => <Lift pause={row.original} />,
  },
];

/**
 * People whose chats pause, because they may be minors: since when, and their appeal, never words of a chat (D-31,
 * R-CARE-09).
 */
export function Pauses() {
  return (
    <Section title="Paused chats">
      <RecordList
        label="Paused chats"
        columns={columns}
        keyOf={(row) => row.id}
        query={useInfiniteQuery(pausesQuery())}
        waiting={<Skeleton className="h-40" />}
        empty={
          <EmptyState
            icon={<CirclePause />}
            title="Nobody’s chats are paused"
            text="Someone who seems to be under 18 appears here."
          />
        }
      />
    </Section>
  );
}

function Appeal({ pause: { appealed_at, appeal_text } }: { pause: Pause }) {
  if (appealed_at === null) return <span className="text-muted">Nothing yet</span>;
  return (
    <span className="flex min-w-52 max-w-prose flex-col">
      <span className="whitespace-pre-line wrap-anywhere">{appeal_text ?? 'Asks you to look again.'}</span>
      <span className="text-muted">{formatDateTime(appealed_at)}</span>
    </span>
  );
}

function Lift({ pause: { user_id, lifted_at, person } }: { pause: Pause }) {
  const [isOpen, setIsOpen] = useState(false);
  const lift = useLiftPause();
  if (lifted_at !== null) {
    return <span className="whitespace-nowrap text-muted">Lifted {formatDateTime(lifted_at)}</span>;
  }
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        Lift
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => lift.mutate(user_id)}
        title={`Let ${person?.full_name || person?.email || 'them'} chat again?`}
        text={
          <div className="flex flex-col gap-3">
            <p>Lift the pause once you are satisfied that they are 18 or older. The audit log keeps it.</p>
            {lift.error && <Notice kind="problem">This did not work: {lift.error.message}</Notice>}
          </div>
        }
        confirmLabel="Lift the pause"
        busy={lift.isPending}
      />
    </>
  );
}
