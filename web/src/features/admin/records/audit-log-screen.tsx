import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowRight, ClipboardList } from 'lucide-react';
import { formatDateTime } from '#lib/format-date-time.ts';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import type { Columns } from '../components/data-table.tsx';
import { labelOf } from '../components/formats.ts';
import type { AuditEntry } from './api.ts';
import { changesOf } from './changes.ts';
import { PersonName } from './person-name.tsx';
import { auditLogQuery } from './queries.ts';
import { RecordList } from './record-list.tsx';

const columns: Columns<AuditEntry> = [
  {
    id: 'when',
    header: 'When',
    cell: ({ row }) => <span className="whitespace-nowrap">{formatDateTime(row.original.created_at)}</span>,
  },
  {
    id: 'who',
    header: 'Who',
    cell: ({ row: { original: entry } }) => (
      <PersonName
        person={entry.actor}
        // Done by a command of the operator, without an account.
        unknown={entry.action === 'reset_factor' ? 'The operator' : 'Deleted admin'}
      />
    ),
  },
  {
    id: 'what',
    header: 'What',
    cell: ({ row }) => <Chip>{labelOf(row.original.action.replaceAll('_', ' '))}</Chip>,
  },
  {
    id: 'whom',
    header: 'Whom or what',
    cell: ({ row: { original: entry } }) =>
      entry.person === null ? (
        <span className="block max-w-48 truncate text-muted" title={entry.target}>
          {entry.target}
        </span>
      ) : (
        <PersonName person={entry.person} unknown={entry.target} />
      ),
  },
  { id: 'change', header: 'Before and after', cell: ({ row }) => <Changes entry={row.original} /> },
];

function Changes({ entry }: { entry: AuditEntry }) {
  return (
    <ul className="flex min-w-52 flex-col gap-1">
      {changesOf(entry.before, entry.after).map(({ field, before, after }) => (
        <li key={field} className="flex flex-wrap items-center gap-x-1.5">
          <span className="text-muted">{field}:</span>
          {before}
          <ArrowRight role="img" aria-label="became" className="size-3.5 shrink-0 text-muted" />
          <span className="font-semibold">{after}</span>
        </li>
      ))}
    </ul>
  );
}

/** /admin/audit: every change an admin made, with who, what, before and after (R-ADMIN-16). */
export function AuditLogScreen() {
  return (
    <AdminPage title="Audit log" text="What admins changed, latest first. No one can edit it.">
      <RecordList
        label="Audit log"
        columns={columns}
        keyOf={(row) => String(row.id)}
        query={useInfiniteQuery(auditLogQuery())}
        waiting={<Skeleton className="h-96" />}
        empty={
          <EmptyState
            icon={<ClipboardList />}
            title="Nothing changed yet"
            text="The first change appears here."
          />
        }
      />
    </AdminPage>
  );
}
