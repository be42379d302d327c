import { useInfiniteQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { ReportStatus } from '#contracts/reports.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { InboxPage } from '../inbox-page.tsx';
import { StatusFilter } from '../status-filter.tsx';
import { reportsQuery } from './queries.ts';
import { ReportItem } from './report-item.tsx';

const statuses = ['open', 'resolved', 'dismissed'] as const;

/** /admin/reports: the queue of what people reported (R-SAFE-12). */
export function ReportsScreen() {
  const [status, setStatus] = useState<ReportStatus | null>('open');
  return (
    <InboxPage
      title="Reports"
      text="Messages and companions that people reported, the latest first."
      above={<StatusFilter statuses={statuses} chosen={status} onChange={setStatus} />}
      rowsName="reports"
      list={useInfiniteQuery(reportsQuery(status))}
      empty={
        <EmptyState
          icon={<Flag />}
          title="No reports here"
          text={status === 'open' ? 'Nothing waits for you.' : 'Nothing is filed under this.'}
        />
      }
    >
      {(report) => <ReportItem report={report} />}
    </InboxPage>
  );
}
