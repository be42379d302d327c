import { Trash2 } from 'lucide-react';
import { formatDateTime } from '#lib/format-date-time.ts';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import type { ErrorGroup } from './api.ts';
import { useDeleteErrors } from './queries.ts';

/** One error, how often it happened and on which pages. */
export function ErrorItem({ group }: { group: ErrorGroup }) {
  const deletion = useDeleteErrors();
  const facts = [
    { name: 'First', value: formatDateTime(group.firstAt) },
    { name: 'Last', value: formatDateTime(group.lastAt) },
    { name: 'Pages', value: group.paths.join(', ') },
    { name: 'Source', value: group.sources.join(', ') },
    { name: 'Version', value: group.versions.join(', ') },
  ];
  return (
    <Card className="flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="min-w-0 flex-1 basis-60 font-mono text-sm font-semibold wrap-anywhere">
          {group.message}
        </h2>
        <Chip>{group.times === 1 ? 'Once' : `${group.times} times`}</Chip>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <ConfirmButton
          label="Clear"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          title="Clear this error?"
          text="Its reports up to the last one shown are removed. This action cannot be undone."
          confirmLabel="Clear"
          onConfirm={() => deletion.mutate({ until: group.lastAt, message: group.message })}
          mutation={deletion}
        />
      </div>
    </Card>
  );
}
