import { useInfiniteQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { Endless } from '#ui/endless.tsx';
import { Page } from '#ui/page.tsx';
import { adminTitle } from '../../admin-queries.ts';
import { StatusFilter } from '../../components/status-filter.tsx';
import type { ReportStatus } from './api.ts';
import { reportsQuery } from './queries.ts';
import { ReportItem } from './report-item.tsx';

const shown = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
  { value: 'dismissed', label: 'Dismissed' },
  { value: 'all', label: 'All' },
] as const;

/** /admin/reports: the queue of what people reported (R-SAFE-12). */
export function ReportsScreen() {
  const [status, setStatus] = useState<ReportStatus | 'all'>('open');
  const list = useInfiniteQuery(reportsQuery(status === 'all' ? null : status));
  return (
    <Page
      title="Reports"
      documentTitle={adminTitle('Reports')}
      text="Messages and companions that people reported, the latest first."
    >
      <StatusFilter options={shown} value={status} onChange={setStatus} />
      <Endless
        list={list}
        loading="Loading reports..."
        failed="The reports could not be loaded"
        empty={
          <EmptyState
            icon={<Flag />}
            title="No reports here"
            text={status === 'open' ? 'Nothing waits for you.' : 'Nothing is filed under this.'}
          />
        }
      >
        {(rows) => (
          <ul className="flex max-w-4xl flex-col gap-4">
            {rows.map((report) => (
              <ReportItem key={report.id} report={report} />
            ))}
          </ul>
        )}
      </Endless>
    </Page>
  );
}
